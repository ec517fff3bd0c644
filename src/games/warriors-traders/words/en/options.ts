import type { LanguageForm } from '../languageForm';

const yesNo = (no: string, yes: string): LanguageForm['options']['map']['values'] => ({
  false: { title: 'No', help: no },
  true: { title: 'Yes', help: yes },
});
const whole = { title: 'The whole map', help: 'All nations, much room, few meetings.' };
const part = (title: string, help: string): { title: string; help: string } => ({ title, help });
const region = (values: LanguageForm['options']['map']['values']): LanguageForm['options']['map'] => ({
  title: 'Part of the map',
  help: 'A smaller region brings players together sooner.',
  values: { whole, ...values },
});

export const options: LanguageForm['options'] = {
  map: {
    title: 'Map',
    help: 'Eight nations each.',
    values: {
      west: part('Western Europe', 'From Ireland to Germany, with many crossings by sea.'),
      east: part('Eastern Europe', 'From Poland to Bulgaria, all by land.'),
      italy: part('Italy', 'Eight states between Savoy and Sicily.'),
    },
  },
  west2: region({
    'england-scotland': part('England and Scotland', 'Ten provinces: war comes early.'),
    'ireland-scotland': part('Ireland and Scotland', 'With England in the middle, for whoever takes it.'),
  }),
  east2: region({ 'croatia-bulgaria': part('Croatia and Bulgaria', 'With Serbia in the middle, for whoever takes it.') }),
  italy2: region({
    'naples-papal': part('Naples and the Papal States', 'Ten provinces, as printed: without Abruzzo.'),
    'naples-papal-abruzzo': part('The same with Abruzzo', 'Eleven provinces: the printed list may have forgotten one.'),
    'milan-genoa': part('Milan and Genoa', 'With Tuscany in the middle, for whoever takes it.'),
  }),
  west3: region({
    'british-isles': part('The British Isles', 'England, Scotland and Ireland: war comes early.'),
    continent: part('The continent', 'Burgundy, Denmark and Switzerland around France and Germany.'),
  }),
  east3: region({ 'central-east': part('The middle', 'Austria, Poland and Romania around Bohemia and Hungary.') }),
  italy3: region({
    'milan-tuscany-genoa': part('Milan, Tuscany and Genoa', 'Fourteen provinces: war comes early.'),
    peninsula: part('The peninsula', 'Venice, Tuscany and Naples, without the islands.'),
  }),
  alliances4: {
    title: 'Alliances',
    help: 'Allies win together by the sum of their points.',
    values: {
      none: part('Each alone', 'Everybody plays for themselves.'),
      '2v2': part('Two against two', 'By seats: first and third against second and fourth. The match ends at 65 points.'),
    },
  },
  alliances6: {
    title: 'Alliances',
    help: 'Allies win together by the sum of their points.',
    values: {
      none: part('Each alone', 'Everybody plays for themselves.'),
      '3v3': part('Three against three', 'By seats: every other one is an ally. The match ends at 75 points.'),
      '2v2v2': part('Two, two and two', 'By seats: opposite ones are allies. The match ends at 55 points.'),
    },
  },
  allies: {
    title: 'Who is allied',
    help: 'As in the rulebook, alliances are made before the draw of nations or after it.',
    values: {
      seats: part('By seats', 'As they sit around the table.'),
      agreed: part('Agreed', 'When the nations are known, the lowest number asks; who is asked may refuse.'),
    },
  },
  nations: {
    title: 'Nations',
    help: 'Who plays which nation.',
    values: {
      lot: part('By lot', 'Recommended at first. The first player gets the lowest number drawn.'),
      choice: part('By choice', 'One seat after the other chooses; play goes by nation numbers.'),
    },
  },
  variableOrder: {
    title: 'Changing order',
    help: 'Whether another nation begins each turn.',
    values: yesNo('The lowest nation number always plays first.', 'Each turn the next nation begins; the others follow.'),
  },
  soloRoutes: {
    title: 'Unused trade routes',
    help: 'Whether routes that lead to nobody bring goods, as in small regions.',
    values: yesNo('They bring nothing on a whole map.', 'They bring a little each turn.'),
  },
  startInfantry: {
    title: 'First infantry',
    help: 'Whether everybody starts with an army, as in the first printing.',
    values: yesNo('Capitals hold a fort and four princesses.', 'One infantry stands there too.'),
  },
  turns: {
    title: 'Turns',
    help: 'When the match ends at the latest.',
    values: {
      '10': part('Ten', 'As the rules have it.'),
      '8': part('Eight', 'A shorter match: not in the rulebook.'),
      '6': part('Six', 'A short match: not in the rulebook.'),
    },
  },
  leaving: {
    title: 'If somebody leaves',
    help: 'What becomes of the seat of a player who has to go.',
    values: {
      bot: part('A bot takes over', 'Not in the rulebook: it plays on in that seat, and on the map nothing changes.'),
      vote: part('The others decide', 'As the rules have it: stop and count, or go on against barbarians. An alliance always stops.'),
    },
  },
};
