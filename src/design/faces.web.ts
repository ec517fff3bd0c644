import { Asset } from 'expo-asset';
import { useEffect, useState } from 'react';
import regular from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf';
import italic from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular_Italic/AtkinsonHyperlegibleNext_400Regular_Italic.ttf';
import semiBold from '@expo-google-fonts/atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf';
import bold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf';
import grenze from '@expo-google-fonts/grenze/600SemiBold/Grenze_600SemiBold.ttf';
import { faces, type Face } from './type';

const files: Readonly<Record<Face, number>> = { title: grenze, text: regular, strong: semiBold, quote: italic, figure: bold };

/** Declared with their weights, which expo-font cannot do on the web: a bold file would be emboldened once more. */
async function load(face: Face): Promise<void> {
  const { fontFamily, fontWeight, ...cut } = faces[face];
  const style = 'fontStyle' in cut ? cut.fontStyle : 'normal';
  const font = new FontFace(fontFamily, `url(${Asset.fromModule(files[face]).uri})`, { weight: fontWeight, style });
  document.fonts.add(await font.load());
}

let ready = false;
let loading: Promise<void> | undefined;

/** On the web the fonts are fetched from the app's own files; the system's face is drawn until they are there. */
export function useFaces(): boolean {
  const [are, setAre] = useState(ready);
  useEffect(() => {
    let here = true;
    loading ??= Promise.all((Object.keys(files) as Face[]).map(load)).then(() => {
      ready = true;
    });
    loading.then(
      () => here && setAre(true),
      () => undefined, // The system's face stays: readable, if less beautiful.
    );
    return () => {
      here = false;
    };
  }, []);
  return are;
}
