import { counted } from '@/words/grammar/english';
import type { Consequences, Choices, Labels } from '../languageForm';

const inBrackets = (notes: readonly (string | false | null)[]): string => {
  const said = notes.filter(note => typeof note === 'string');
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};

export const choices: Choices = {
  notes: n =>
    inBrackets([
      n.life !== null && `life ${n.life}`,
      n.assigned > 0 && `${n.assigned} assigned`,
      n.isLying && 'has retreated',
      n.hasFought && 'has fought',
      n.pointsLeft !== null && counted(n.pointsLeft, 'action point'),
    ]),
  nation: (nation, number) => `Play ${nation.to} (number ${number})`,
  develop: track => `Develop ${track}`,
  shift: (from, to) => `Move a token from ${from} to ${to}`,
  starve: (army, place) => `Let ${army} in ${place} starve`,
  feedAll: food => `Feed all: ${food}`,
  take: amount => `Take ${amount}`,
  give: resource => `Offer 1 more ${resource}`,
  want: resource => `Ask for 1 more ${resource}`,
  bank: (get, give) => `Buy ${get} for ${give}`,
  route: nation => `Open a trade route to ${nation.to}`,
  deal: nation => `Propose a deal to ${nation.to}`,
  propose: 'Propose',
  accept: 'Accept',
  war: nation => `Declare war on ${nation.to}`,
  offerPeace: nation => `Offer peace to ${nation.to}`,
  agree: nation => `Make peace with ${nation.to}`,
  army: (unit, place) => `Build ${unit} in ${place}`,
  fort: place => `Build a fort in ${place}`,
  upgrade: (army, place, to) => `Turn ${army} in ${place} into ${to}`,
  march: (army, from, to, isBattle) => `${isBattle ? 'Attack' : 'March to'} ${to} with ${army} from ${from}`,
  travel: (from, to) => `Send a princess from ${from} to ${to}`,
  fight: place => `Fight in ${place} first`,
  hit: (damage, whose, piece) => `${damage} damage to ${whose} ${piece}`,
  retreat: place => `Retreat to ${place}`,
  withdrawTo: place => `Withdraw to ${place}`,
  driveTo: place => `Drive them to ${place}`,
  unify: (nation, actions) => `Unify ${nation}: ${actions}`,
  goOn: nation => `Go on without ${nation.to}`,
  nothing: 'nothing',
  buttons: {
    pass: 'Pass',
    buyPoint: 'Buy 1 point for 10 gold',
    buyAction: 'Buy an action',
    withdraw: 'Drop it',
    reject: 'Reject',
    counter: 'Make another proposal',
    refuse: 'Refuse',
    toBattle: 'To battle',
    again: 'Fight a second round',
    abandon: 'Resign',
    stop: 'Stop: most points win',
    lastTurn: 'End the match with this turn',
    endHere: 'Agree: this turn is the last',
    playOn: 'Play on',
  },
  done: {
    trade: 'Done trading',
    secondArmy: 'No second army',
    extra: 'No more actions',
    shift: 'Leave the tokens as they are',
    march: 'Done marching',
    princesses: 'End the manoeuvre',
  },
};

export const consequences: Consequences = {
  swaps: (give, get) => `${give} for ${get}`,
  reaches: (level, brings) => `reaches level ${level}: ${brings}`,
  moreFor: (tokens, level, brings) => `then ${tokens} more for level ${level}: ${brings}`,
  falls: (track, level) => `${track} falls to level ${level}`,
  costs: amounts => `costs ${amounts}`,
  steps: (steps, left) => `takes ${steps}, leaves ${left}`,
  kills: 'kills it',
  drivesOff: 'drives it off',
  wounds: life => `leaves it life ${life}`,
  turnsBarbarian: 'armies and forts turn barbarian',
  ifAllAgree: 'if everybody agrees',
  war: turns => `both sides may attack; ${turns} turns at most`,
  peace: 'if they agree, nobody attacks any more',
  proposal: (number, of) => `proposal ${number} of ${of} in this trade turn`,
  doneTrading: 'for this turn, unless somebody deals with you',
  mostPointsWin: 'then most points win',
};

export const labels: Labels = {
  province: p => `${p.name}, ${p.kind}, ${p.holder}: ${p.yields}${p.pieces === '' ? '' : `; ${p.pieces}`}`,
  free: 'free',
  piece: (whose, piece, place, notes) => `${whose} ${piece} in ${place}${notes}`,
  nation: (nation, number) => `${nation}, number ${number}`,
  track: (track, level, tokens) => `${track}, level ${level}, ${counted(tokens, 'token')}`,
  stock: amount => `You have ${amount}`,
  theirs: amount => `They have ${amount}`,
  bank: resource => `From the bank: ${resource}`,
  seat: (who, nation) => `${who}, ${nation}`,
  nothing: 'Nothing lies here',
};
