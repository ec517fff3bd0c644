import { joined, the, type Article, type Articled } from '@/words/grammar/italian';
import type { Resource } from '../../data/names';
import type { LevelWords, Names, Nation } from '../languageForm';

function called(article: Article, bare: string): Nation {
  const name: Articled = { article, bare };
  return { name: bare, of: joined('di', name), to: the(name), unto: joined('a', name) };
}
const she = (name: string): Nation => called('la', name);
const elided = (name: string): Nation => called('l’', name);
const he = (name: string): Nation => called('il', name);

/** A track as prepositions join it: 'nel Commercio'. */
export const onTrack = (name: string): Articled => ({ article: name === 'Produzione' ? 'la' : 'il', bare: name });

const ONE: Readonly<Record<Resource, string>> = { food: 'cibo', goods: 'prodotto', weapons: 'arma', gold: 'moneta d’oro' };
const MANY: Readonly<Record<Resource, string>> = { food: 'cibo', goods: 'prodotti', weapons: 'armi', gold: 'oro' };

export const names: Names = {
  nations: {
    'we-burgundy': she('Borgogna'),
    'we-germany': she('Germania'),
    'we-denmark': she('Danimarca'),
    'we-scotland': she('Scozia'),
    'we-ireland': elided('Irlanda'),
    'we-england': elided('Inghilterra'),
    'we-france': she('Francia'),
    'we-switzerland': she('Svizzera'),
    'ee-hungary': elided('Ungheria'),
    'ee-romania': she('Romania'),
    'ee-poland': she('Polonia'),
    'ee-bohemia': she('Boemia'),
    'ee-austria': elided('Austria'),
    'ee-croatia': she('Croazia'),
    'ee-serbia': she('Serbia'),
    'ee-bulgaria': she('Bulgaria'),
    'it-tuscany': he('Granducato di Toscana'),
    'it-venice': she('Repubblica di Venezia'),
    'it-milan': he('Ducato di Milano'),
    'it-sardinia': he('Regno di Sardegna'),
    'it-genoa': she('Repubblica di Genova'),
    'it-sicily': he('Regno di Sicilia'),
    'it-naples': he('Regno di Napoli'),
    'it-papal-states': called('gli', 'Stati della Chiesa'),
  },
  barbarians: called('i', 'barbari'),
  kinds: {
    infantry: { the: 'la fanteria', one: 'fanteria' },
    archers: { the: 'gli arcieri', one: 'arcieri' },
    cavalry: { the: 'la cavalleria', one: 'cavalleria' },
    princess: { the: 'la principessa', one: 'principessa' },
    fort: { the: 'la fortezza', one: 'fortezza' },
    barbarian: { the: 'l’esercito barbaro', one: 'esercito' },
  },
  tracks: { production: 'Produzione', trade: 'Commercio', military: 'Militare' },
  places: { capital: 'capitale', tradeCentre: 'centro commerciale', contested: 'provincia contesa', common: 'provincia comune' },
  resources: MANY,
  amount: (count, good) => `${count} ${count === 1 ? ONE[good] : good === 'gold' ? 'monete d’oro' : MANY[good]}`,
  points: count => (count === 1 ? '1 punto' : `${count} punti`),
  armies: count => (count === 1 ? '1 esercito' : `${count} eserciti`),
  actions: count => (count === 1 ? '1 azione' : `${count} azioni`),
  list: parts => parts.join(', '),
};

export const levels: LevelWords = {
  brings: {
    production: (food, goods) => `cibo × ${food}, prodotti × ${goods}`,
    trade: (rate, routes) => `banca ${rate} per 1, ${routes === 1 ? '1 rotta' : `${routes} rotte`}`,
    military: (weapons, points) => `armi × ${weapons}, ${points} punti azione`,
  },
  abilities: {
    production: ['', '', '', 'fortezze', 'potenziamenti', 'tassa sulle capitali', 'un’azione in più'],
    trade: ['', '', '', 'l’oro raddoppia', 'tassa sui centri', 'azioni per oro', 'monopolio'],
    military: [
      '',
      '',
      'arcieri',
      'ritirata',
      '',
      'cavalleria, secondo attacco, niente fame',
      'due eserciti, una dichiarazione di guerra in più',
    ],
  },
};
