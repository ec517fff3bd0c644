/** Names of Barons, garrisons and strongholds take their article in a sentence: 'del Barone Madder', 'alla guarnigione'. */
import { joined, the, type Articled } from '@/words/grammar/italian';

const ARTICLED = {
  Barone: { bare: 'Barone', article: 'il' },
  guarnigione: { bare: 'guarnigione', article: 'la' },
  Fortezza: { bare: 'Fortezza', article: 'la' },
} as const satisfies Readonly<Record<string, Articled>>;
type Bare = keyof typeof ARTICLED;

const AFTER_PREPOSITION = /(?<=^|[\s’])(a|da|di) (Barone|guarnigione|Fortezza)(?= )/g;
const AFTER_VERB = /(?<=(?:Assalta|Assedia|Combatti|Cura|Nomina|Ripara del tutto|Scegli) )(Barone|guarnigione|Fortezza)(?= )/g;

export const withArticles = (text: string): string =>
  text
    .replace(AFTER_PREPOSITION, (_, short: 'a' | 'da' | 'di', bare: Bare) => joined(short, ARTICLED[bare]))
    .replace(AFTER_VERB, bare => the(ARTICLED[bare as Bare]));
