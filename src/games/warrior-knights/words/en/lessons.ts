import type { Tongue } from '../tongue';

export const lessons: Tongue['lessons'] = {
  aim: { title: 'The throne', help: 'Hold cities: each gives Prestige every round. More than half of the Kingdom wins at once.' },
  nobles: { title: 'Where to begin', help: 'Place Nobles next to cities you can besiege or assault first.' },
  planning: { title: 'Planning', help: 'Lay up to two cards on each area. Area 1 is resolved first; the order within an area is chance.' },
  mobilize: { title: 'Mobilize', help: 'Choose a Noble and a region. After moving, one battle may begin there.' },
  siege: {
    title: 'Sieges',
    help: 'With 200 for your leader you need more than the defender in all. A second siege in a later round takes the city.',
  },
  fate: { title: 'Fate in battle', help: 'Keep Victories to drive the enemy off, Deals to kill, Prevents to save your own.' },
  allocation: { title: 'Setting off phases', help: 'Each card goes to an area. Twice as many cards as Barons set that phase off.' },
  assembly: { title: 'Votes', help: 'Votes you commit are spent even if you lose. Keep some for later Agendas.' },
};
