/** What can be opened over the board: the hand's cards from the hand, the improvements from the board. */
export type Lens = 'display' | 'box' | 'rares' | 'missions' | 'tiles' | 'riches';
