/** Phone or tablet: one place decides. */
import type { Layout } from '@/table/kit/boardProps';
import { alonePlan } from './alonePlan';
import { lieOf, type Lie } from './duchyLayout';
import { phonePlan } from './phonePlan';
import type { Plan } from './spots';
import { tabletPlan } from './tabletPlan';
import { teamTabletPlan } from './teamTabletPlan';

export const planFor = (
  layout: Layout,
  width: number,
  height: number,
  seats: number,
  inns = false,
  routes = false,
  shields = false,
  lie: Lie = lieOf(0),
  teams = false,
): Plan => {
  if (teams)
    return layout === 'tablet' ? teamTabletPlan(width, height, inns, lie) : phonePlan(width, height, seats, inns, false, false, lie);
  if (layout === 'tablet') return tabletPlan(width, height, seats, inns, routes, shields, lie);
  return seats === 1 ? alonePlan(width, height, inns, lie) : phonePlan(width, height, seats, inns, routes, shields);
};
