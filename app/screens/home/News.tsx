/** What happened to the app itself since one was here: a newer one is ready, or a broken part was fetched anew. Said at Home and nowhere else. */
import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { Button } from '@/pieces/Button';
import { useWords } from '@/words/language';
import { hearOfNewer, wasMended } from '../../device/newer';
import { Notice } from '../../parts/Notice';

/** `safe`: everything is saved, so that the app may begin anew. */
export function News({ safe }: { readonly safe: boolean }) {
  const { home } = useWords();
  const here = useIsFocused();
  const [mended] = useState(wasMended);
  const [take, setTake] = useState<(() => void) | null>(null);
  useEffect(() => (here ? hearOfNewer(found => setTake(() => found)) : undefined), [here]);
  if (!here) return null;
  return (
    <>
      {mended ? <Notice testID="home:mended">{home.mended}</Notice> : null}
      {take === null || !safe ? null : (
        <Notice testID="home:newer" button={<Button label={home.takeNewer} kind="plain" onPress={take} testID="home:takeNewer" />}>
          {home.newerApp}
        </Notice>
      )}
    </>
  );
}
