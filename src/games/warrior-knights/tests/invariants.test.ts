import type { Realm } from '../state';
import { invariants } from './invariants';
import { opening, region, until } from './table';

const faults: Record<string, (g: Realm) => void> = {
  'a Fate card lost': g => g.fate.pop(),
  'an Event doubled': g => (g.events[0] = g.events[1]!),
  'an Agenda lost': g => g.display.pop(),
  'a Mercenary doubled': g => g.offer.push(g.mercenaries[0]!),
  'a Regular in two armies': g => {
    g.nobles[0]!.troops.push(0);
    g.nobles[1]!.troops.push(0);
  },
  'a Regular of somebody else': g => (g.nobles[4]!.troops = [...g.nobles[4]!.troops, 1]),
  'an action card lost': g => (g.barons[0]!.hand[2] = 1),
  'a neutral card lost': g => g.neutral.pop(),
  'a Noble without troops on the map': g => Object.assign(g.nobles[0]!, { where: region('Monz'), troops: [] }),
  'a Noble beyond his end': g => (g.nobles[0]!.tokens = 20),
  'crowns below nothing': g => (g.barons[1]!.crowns = -1),
  'Prestige of nowhere': g => (g.barons[1]!.prestige = 2),
  'a razed city that is ruled': g => Object.assign(g.towns[0]!, { razed: true, owner: 0 }),
  'walls for nobody': g => Object.assign(g.towns[1]!, { razed: false, fortified: true }),
  'five breaches in a stronghold': g => (g.barons[0]!.breaches = 5),
};

test.each(Object.entries(faults))('a planted fault is found: %s', (_, plant) => {
  const { g } = until(opening(2), 'plan');
  expect(invariants(g)).toEqual([]);
  plant(g);
  expect(invariants(g)).not.toEqual([]);
});
