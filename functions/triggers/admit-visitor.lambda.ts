import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { passes } from '#functions/wiring/stores.ts';
import { admitVisitor } from './admit-visitor.ts';

export const handler = serveStep(admitVisitor({ passes, now }));
