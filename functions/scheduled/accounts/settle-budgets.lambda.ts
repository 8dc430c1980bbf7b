import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { budget, budgets } from '#functions/wiring/spending.ts';
import { storyboards, videos } from '#functions/wiring/stores.ts';
import { settleBudgets } from './settle-budgets.ts';

export const handler = serveDuty(settleBudgets({ videos, storyboards, budgets, budget, now }));
