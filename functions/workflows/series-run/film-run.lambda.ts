import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { runFilming } from '#functions/wiring/filming.ts';
import { ideas } from '#functions/wiring/stores.ts';
import { filmRunStep } from './film-run.ts';

export const handler = serveStep(filmRunStep({ ...runFilming(), ideas, now }));
