import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { ideas, runs, series } from '#functions/wiring/stores.ts';
import { failRunStep } from './fail-run.ts';

export const handler = serveStep(failRunStep({ series, ideas, runs, now }));
