/** Names of Barons, garrisons and strongholds take their article in a sentence: 'del Barone Madder', 'alla guarnigione'. */
const JOINED: Readonly<Record<string, readonly [his: string, her: string]>> = {
  a: ['al', 'alla'],
  da: ['dal', 'dalla'],
  di: ['del', 'della'],
};
const AFTER_PREPOSITION = /(?<=^|[\s’])(a|da|di) (Barone|guarnigione|Fortezza)(?= )/g;
const AFTER_VERB = /(?<=(?:Assalta|Assedia|Combatti|Cura|Nomina|Ripara del tutto|Scegli) )(Barone|guarnigione|Fortezza)(?= )/g;

export const withArticles = (text: string): string =>
  text
    .replace(AFTER_PREPOSITION, (_, short: string, noun: string) => `${JOINED[short]?.[noun === 'Barone' ? 0 : 1] ?? short} ${noun}`)
    .replace(AFTER_VERB, noun => `${noun === 'Barone' ? 'il' : 'la'} ${noun}`);
