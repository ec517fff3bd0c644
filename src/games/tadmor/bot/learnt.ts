/** What the net of Tadmor has learnt from matches (npm run learn). */
import { netFrom, type Net, type StoredNet } from '@/bots/net';
import stored from '../data/net.json';
import { SENSES } from './senses';

/** null: while it learns from nothing. */
export const learnt: { net: Net | null } = { net: netFrom(stored as StoredNet, SENSES) };
