import type { Resource } from '../../data/names';
import type { Names, Nation } from '../languageForm';

const she = (name: string): Nation => ({ name, of: `della ${name}`, to: `la ${name}` });
const elided = (name: string): Nation => ({ name, of: `dell’${name}`, to: `l’${name}` });
const he = (name: string): Nation => ({ name, of: `del ${name}`, to: `il ${name}` });

const ONE: Readonly<Record<Resource, string>> = { food: 'cibo', goods: 'prodotto', weapons: 'arma', gold: 'oro' };
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
    'it-papal-states': { name: 'Stati della Chiesa', of: 'degli Stati della Chiesa', to: 'gli Stati della Chiesa' },
  },
  barbarians: { name: 'barbari', of: 'dei barbari', to: 'i barbari' },
  kinds: {
    infantry: { the: 'la fanteria', one: 'fanteria' },
    archers: { the: 'gli arcieri', one: 'arcieri' },
    cavalry: { the: 'la cavalleria', one: 'cavalleria' },
    princess: { the: 'la principessa', one: 'principessa' },
    fort: { the: 'la fortezza', one: 'fortezza' },
    barbarian: { the: 'l’armata barbara', one: 'armata' },
  },
  tracks: { production: 'Produzione', trade: 'Commercio', military: 'Militare' },
  places: { capital: 'capitale', tradeCentre: 'centro commerciale', contested: 'provincia contesa', common: 'provincia comune' },
  resources: MANY,
  amount: (count, good) => `${count} ${count === 1 ? ONE[good] : MANY[good]}`,
  points: count => (count === 1 ? '1 punto' : `${count} punti`),
  armies: count => (count === 1 ? '1 esercito' : `${count} eserciti`),
  actions: count => (count === 1 ? '1 azione' : `${count} azioni`),
  list: parts => parts.join(', '),
};
