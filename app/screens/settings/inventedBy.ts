/** Who invented the games and who published them, as their rulebooks name them. */
export const INVENTED_BY: Readonly<Record<string, string>> = {
  burgundy: 'Stefan Feld, Ravensburger',
  'medieval-battle': 'Andrzej Kurek, Alchemicus',
  tadmor: 'Gotha Games',
  'warriors-traders': 'NSKN Legendary Games',
  'warrior-knights': 'Derek Carver, Games Workshop; Corey Konieczka, Bruno Faidutti, Pierre Cléquin, Fantasy Flight Games',
};
