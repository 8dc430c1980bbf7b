import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { storyboards } from '#functions/wiring/stores.ts';
import { failPreparationStep } from './fail-preparation.ts';

export const handler = serveStep(failPreparationStep({ storyboards, now }));
