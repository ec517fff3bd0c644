/** Provinces with the article and preposition that Italian gives them: 'a Genova', 'in Calabria', 'nello Yorkshire'. A name in neither list is a town’s. */
import { joined, the, to, type Article, type Articled } from '@/words/grammar/italian';

const listed = (text: string): Readonly<Record<string, Article>> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .flatMap(line => {
        const [article = '', names = ''] = line.split(':').map(cell => cell.trim());
        return names.split(', ').map(name => [name, (article === '-' ? '' : article) as Article]);
      }),
  );

/** 'in' stands alone before them; from there and as an object they have their article, or none ('-'). */
const IN = listed(`
  la: Pomerania, Carpathia, Transylvania, Valahia, Moldova, Basarabia, Dobrudja, Silesia, Bohemia, Moravia
  la: Dalmacija, Slavonija, Bosnia, Vojvodina, Zeta, Makedonija, Bulgaria, Rumelia
  la: Dalmazia, Savoia, Gallura, Calabria, Puglia
  l’: East Anglia, Oltenia, Istria, Alta Corsica, Arborea, Abruzzo, Emilia Romagna
  il: Kosovo, Friuli, Piemonte
  -: Vlaanderen, Friesland, Bourgogne, Bayern, Normandie, Provence, Lubelskie, Mazowsze, Steiermark
`);

/** 'in' joins their article. */
const NEL = listed(`
  il: Brabant, Brandenburg, Palatinate, Württemberg, Breisgau, Lothian, Connaught, Munster, Wales, Wessex, Bourbon, Partium, Banat, Tirol
  lo: Yorkshire, Slesvig, Jylland
  l’: Artois, Ulster, Anjou, Île-de-France
  le: Highlands, Western Islands, Orkney
`);

const articled = (name: string): Articled => ({ bare: name, article: NEL[name] ?? IN[name] ?? '' });

/** Where something is, or goes: 'ad Ajaccio', 'in Piemonte', 'nel Wessex'. */
export function there(name: string): string {
  if (NEL[name] !== undefined) return joined('in', articled(name));
  return IN[name] === undefined ? to(name) : `in ${name}`;
}

/** 'da Genova', 'dalla Gallura' */
export const from = (name: string): string => joined('da', articled(name));

/** 'Genova', 'il Piemonte' */
export const whole = (name: string): string => the(articled(name));
