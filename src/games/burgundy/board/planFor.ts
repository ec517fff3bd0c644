/** Phone or tablet: one place decides. */
import type { Layout } from '@/table/boardProps';
import { phonePlan } from './phonePlan';
import type { Plan } from './spots';
import { tabletPlan } from './tabletPlan';

export const planFor = (layout: Layout, width: number, height: number, seats: number, inns = false): Plan =>
  layout === 'tablet' ? tabletPlan(width, height, seats, inns) : phonePlan(width, height, seats, inns);
