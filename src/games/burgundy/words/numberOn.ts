/** The number printed on a space; where the duchy has several of that colour and number, which of them it is. */
import { SURVEY } from '../rules/duchy';
import { type Burgundy, type Estate } from '../state';
import { halfOf } from '../teams';
import type { LanguageForm } from './languageForm';

/** '5', or '5 (1 of 2)'. A team's halves are named beside it. */
export function numberOn(t: LanguageForm, g: Readonly<Burgundy>, { duchy }: Readonly<Estate>, space: number): string {
  const survey = SURVEY[duchy];
  if (survey === undefined) return '';
  const number = survey.number[space] ?? 0;
  const alike = (survey.byColour[survey.colour[space] ?? 0] ?? []).filter(
    other => survey.number[other] === number && halfOf(g, other) === halfOf(g, space),
  );
  return alike.length < 2 ? `${number}` : t.labels.oneOf(number, alike.indexOf(space) + 1, alike.length);
}

/** '5 (1 of 2, left half)'. */
export function besideHalf(number: string, half: string | null): string {
  if (half === null) return number;
  return number.endsWith(')') ? `${number.slice(0, -1)}, ${half})` : `${number} (${half})`;
}
