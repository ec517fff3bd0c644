/** The match after the lessons: two seats, as the rulebook proposes, against a Squire; whoever has just learnt begins and may ask for hints. */
import { StackActions, useNavigation } from '@react-navigation/native';
import type { Game } from '@/engine/contract';
import { newMatch } from '@/match/newMatch';
import { useWords } from '@/words/language';
import { useApp } from '../../context/appContext';
import { firstPlan } from '../newMatch/setUpForm';
import { LEARNER } from './progress';

export function usePlayFirst(game: Game): () => void {
  const words = useWords();
  const house = useApp();
  const navigation = useNavigation();
  return () => {
    const { players, options } = firstPlan(game, words);
    const learner = house.memory[LEARNER] ?? '';
    house.change('hints', true);
    const seated = players.map((p, seat) => (seat === 0 && learner !== '' ? { ...p, name: learner } : p));
    const match = newMatch(house, { game, players: seated, options, first: 0 });
    navigation.dispatch(StackActions.replace('Match', { id: match.now().id }));
  };
}
