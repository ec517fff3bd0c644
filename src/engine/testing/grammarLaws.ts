/** What no sentence may look like: articles, prepositions and numbers that were put together without asking the noun. */
import type { Language } from '../contract';

/** A word begins here: no letter, digit, sign or dash before it. */
const START = '(?<![\\p{L}\\d+–−-])';

const FAULTS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    // 'a Abbey', 'a orange good'; 'a one', 'a unit' and 'a European' begin with a consonant.
    new RegExp(`${START}a (?!(one|uni|use|[Ee]u))[aeioAEIO]\\p{L}+`, 'u'),
    // 'a 8', 'a 11', 'a 18'
    new RegExp(`${START}a (8\\d*|11|18)(?!\\d)`, 'u'),
    // '1 tokens': some words end so in the singular.
    new RegExp(`${START}1 (?!(glass|is|was|has|less|as|loss|stands|counts)(?!\\p{L}))\\p{L}+s(?!\\p{L})`, 'u'),
    new RegExp(`${START}\\d*[02-9] (token|card|point|space|tile|worker|crown|knight|hex|mission|coin)(?!\\p{L})`, 'u'),
  ],
  it: [
    // 'a Anna', 'a Alta Corsica'
    new RegExp(`${START}[Aa] [aàAÀ]\\p{L}+`, 'u'),
    // 'Dario e Elsa'
    new RegExp(`${START}e E\\p{L}+`, 'u'),
    // 'di il Regno', 'a i picchieri', 'in la riserva'
    new RegExp(`${START}([Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) ((il|lo|la|gli|le|i)(?!\\p{L})|l’)`, 'u'),
    // '1 gettoni', '1 carte'
    new RegExp(
      `${START}1 (gettoni|carte|punti|Corone|Voti|livelli|beni|merci|monete|tessere|lavoratori|azioni|eserciti|danni|spazi|truppe|cavalieri|esagoni|armi|prodotti|scudi|pietre|legni|marmi)(?!\\p{L})`,
      'u',
    ),
    new RegExp(
      `${START}(0|[2-9]|\\d\\d+) (gettone|carta|punto|Corona|Voto|livello|bene|merce|moneta|tessera|lavoratore|azione|esercito|spazio|truppa|cavaliere|esagono|arma|prodotto|scudo|pietra|legno|marmo)(?!\\p{L})`,
      'u',
    ),
  ],
};

/** The first fault in a sentence, as it stands there; null: none. */
export function grammarFaultIn(text: string, language: Language): string | null {
  for (const fault of [...FAULTS[language], / {2}|undefined|NaN|[{}]/u]) {
    const found = fault.exec(text);
    if (found !== null) return found[0];
  }
  return null;
}
