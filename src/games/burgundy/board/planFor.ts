/** Phone or tablet: one place decides. */
import type { Layout } from '@/table/boardProps';
import { phonePlan } from './phonePlan';
import type { Plan } from './spots';
import { tabletPlan } from './tabletPlan';

export const planFor = (layout: Layout, width: number, height: number, seats: number): Plan =>
  layout === 'tablet' ? tabletPlan(width, height, seats) : phonePlan(width, height, seats);
