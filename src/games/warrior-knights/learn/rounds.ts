/** What fills a round around the three evenings: troops dealt out, a rival's march, Fate, taxes, an office, a revolt. */
import { said } from '@/engine/tutorial';
import { baronOf } from '../state';
import { asksOf, citiesOf, count, DONE_EARLY, isAsked, LEGAL, PURSE, type Lesson } from './looks';

export const rounds: readonly Lesson[] = [
  {
    id: 'levy',
    title: said('Your first troops', 'Le prime truppe'),
    seed: 1,
    shows: isAsked('assign', (_, all) => all.length > 4),
    rival: 11,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Before the first round you divide your Troop cards in secret among four Nobles and the stronghold.',
          'Prima del primo turno dividi in segreto le carte Truppa fra quattro Nobili e la Fortezza.',
        ),
      },
      {
        says: said(
          'Only Nobles with troops come to the map. Give this card to one of them.',
          'Solo i Nobili con truppe entrano in mappa. Dai questa carta a uno di loro.',
        ),
        wants: c => c.do === 'assign' && c.at.startsWith('noble:'),
        wrong: [
          PURSE,
          {
            says: said(
              'A guard at home takes no city. First put somebody on the map.',
              'Una guardia a casa non prende città. Prima metti qualcuno in mappa.',
            ),
          },
        ],
      },
      {
        says: said(
          'Deal out the rest: with at least 100 for each of three Nobles you strike in three places.',
          'Distribuisci le altre: con almeno 100 a tre Nobili colpisci in tre luoghi.',
        ),
        wants: c => c.do === 'assign',
        goal: (g, me) => asksOf(g, me) !== 'assign',
        wrong: [PURSE],
      },
      {
        says: said(
          'Hold a finger on a Noble to read what his shape does in battle, and what he leads.',
          'Tieni il dito su un Nobile per leggere che cosa fa la sua forma in battaglia, e chi guida.',
        ),
      },
    ],
  },
  {
    id: 'watch',
    title: said('Watch a rival act', 'Guarda un rivale'),
    seed: 1,
    shows: isAsked('mobilize', (g, all) => g.round > 1 && count(all, 'march', 'besiege', 'assault') > 4),
    watches: true,
    rival: 12,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'A rival’s Mobilize Forces has come up. Go on, one Noble at a time.',
          'È uscita la Mobilitazione di un rivale. Vai avanti, un Nobile alla volta.',
        ),
      },
      {
        says: said('He counts strength before he moves anybody.', 'Prima di muovere qualcuno conta le forze.'),
        acts: [
          {
            to: c => c.do === 'march' || c.do === 'sail',
            says: said('A Noble moved on. He is exhausted until Upkeep.', 'Un Nobile si è mosso. È esausto fino alla Gestione.'),
          },
          {
            to: c => c.do === 'besiege',
            says: said(
              'He laid siege: stronger than the walls, he loses nobody, and may take the city next round.',
              'Ha messo l’assedio: più forte delle mura, non perde nessuno, e il prossimo turno può prendere la città.',
            ),
          },
          {
            to: c => c.do === 'assault' || c.do === 'fight',
            says: said(
              'He struck at once: now Fate decides, with losses on both sides.',
              'Ha colpito subito: ora decide il Fato, con perdite per tutti.',
            ),
          },
          {
            to: c => c.do === 'control' || c.do === 'raze',
            says: said(
              'Walls fell: a city has changed its ruler, or is no more.',
              'Le mura sono cadute: una città ha cambiato padrone, o non c’è più.',
            ),
          },
          {
            to: c => c.do === 'layOn',
            says: said(
              'His card is used. He lays it where it will bring a phase nearer.',
              'La sua carta è usata. La mette dove avvicina una fase.',
            ),
          },
          {
            to: c => c.do === 'done' || c.do === 'decline' || c.do === 'pass',
            says: said('That was all he wanted of this card.', 'Da questa carta non voleva altro.'),
          },
          {
            says: said(
              'Something small on the way: troops, crowns or a consent.',
              'Una piccola cosa lungo la via: truppe, Corone o un consenso.',
            ),
          },
        ],
      },
      {
        says: said(
          'After each round ask where their armies stand: a rival beside your city without your Noble is next.',
          'Dopo ogni turno guarda dove sono i loro eserciti: un rivale accanto a una tua città senza Nobili è il prossimo.',
        ),
      },
    ],
  },
  {
    id: 'fate',
    title: said('Fate in battle', 'Il Fato in battaglia'),
    seed: 1,
    shows: isAsked(
      'dropFate',
      (_, all) => all.some(c => c.at === 'result:victory') && all.some(c => c.do === 'drop' && c.at !== 'result:victory'),
    ),
    rival: 13,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'A battle: each side drew a card for every 100 of its strength. A commander discards two.',
          'Una battaglia: ogni parte ha pescato una carta ogni 100 di forza. Un comandante ne scarta due.',
        ),
      },
      {
        says: said(
          'Deal kills 100, Prevent saves 100, Victory drives off. Discard one that is no Victory.',
          'Infliggi uccide 100, Previeni ne salva 100, Vittoria scaccia. Scartane una che non sia Vittoria.',
        ),
        wants: c => c.do === 'drop' && c.at !== 'result:victory',
        wrong: [
          PURSE,
          {
            says: said(
              'Where both still stand, Victories decide. Keep them.',
              'Se restano in piedi entrambi, decidono le Vittorie. Tienile.',
            ),
          },
        ],
      },
      {
        says: said(
          'One Victory more makes the enemy retreat, two destroy him. So strength buys cards, and cards decide.',
          'Una Vittoria in più fa ritirare il nemico, due lo distruggono. La forza compra carte, e le carte decidono.',
        ),
      },
    ],
  },
  {
    id: 'taxes',
    title: said('Taxes', 'Le tasse'),
    seed: 1,
    shows: isAsked('useCard', (_, __, q) => q.ask === 'useCard' && q.deed === 'levyTaxes'),
    rival: 14,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Crowns come by two ways: this card pays for regions you hold, and Taxation pays your cities’ income.',
          'Le Corone arrivano per due vie: questa carta paga le regioni che tieni, la Tassazione la rendita delle città.',
        ),
        lights: () => 'phase:taxation',
      },
      {
        says: said('Your Levy Taxes is up: use it.', 'È uscita la tua Riscossione Tasse: usala.'),
        wants: c => c.do === 'use',
        goal: (g, me, began) => baronOf(g, me).crowns > baronOf(began, me).crowns,
        wrong: [PURSE, DONE_EARLY],
      },
      {
        says: said(
          'It goes to Taxation now, and brings that phase nearer, for everybody. Spread Nobles over regions, and it pays more.',
          'Ora va alla Tassazione, e avvicina quella fase per tutti. Sparsi in più regioni, i Nobili rendono di più.',
        ),
        lights: () => 'phase:taxation',
      },
    ],
  },
  {
    id: 'office',
    title: said('An office', 'Un ufficio'),
    seed: 1,
    shows: isAsked('office', (_, all) => count(all, 'stationOffice') > 1),
    rival: 15,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'The Assembly has given you an office. A Noble bears it, and brings its power wherever he goes.',
          'L’Assemblea ti ha dato un ufficio. Lo porta un Nobile, col suo potere, ovunque vada.',
        ),
      },
      {
        says: said('Choose who bears it.', 'Scegli chi lo porta.'),
        wants: c => c.do === 'stationOffice',
        wrong: [PURSE],
      },
      {
        says: said(
          'If he dies the office is lost. A Noble who leads many troops keeps it longest.',
          'Se muore, l’ufficio è perduto. Chi guida molte truppe lo tiene più a lungo.',
        ),
      },
    ],
  },
  {
    id: 'revolt',
    title: said('A city revolts', 'Una città si rivolta'),
    seed: 1,
    shows: isAsked('calm', (_, all) => count(all, 'payFaith', 'payCrowns') > 0 && count(all, 'letGo') > 0),
    rival: 16,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'In Upkeep each city without a Noble of yours may revolt. This one does.',
          'Nella Gestione ogni città senza un tuo Nobile può rivoltarsi. Questa lo fa.',
        ),
      },
      {
        says: said(
          'One Faith, or twice its income in crowns, keeps it: pay.',
          'Una Fede, o il doppio della rendita in Corone, la tiene: paga.',
        ),
        wants: c => c.do === 'payFaith' || c.do === 'payCrowns',
        goal: (g, me, began) => citiesOf(g, me) >= citiesOf(began, me),
        wrong: [
          PURSE,
          {
            says: said(
              'A city gone is Prestige, crowns and a Vote gone, every round. Here the price is small.',
              'Una città persa è Prestigio, Corone e un Voto in meno, a ogni turno. Qui il prezzo è piccolo.',
            ),
          },
        ],
      },
      {
        says: said(
          'Serve the Church now and then: Faith calms cities and turns Events away.',
          'Servi la Chiesa ogni tanto: la Fede calma le città e allontana gli eventi.',
        ),
      },
    ],
  },
];
