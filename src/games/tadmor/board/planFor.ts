import type { Layout } from '@/table/kit/boardProps';
import { phonePlan } from './phonePlan';
import type { Plan } from './plan';
import { tabletPlan } from './tabletPlan';

export const planFor = (layout: Layout, width: number, height: number, seats: number, growth: number): Plan =>
  (layout === 'phone' ? phonePlan : tabletPlan)(width, height, seats, growth);
