import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { storyboards } from '#functions/wiring/stores.ts';
import { failPicture } from './fail-picture.ts';

export const handler = serveStep(failPicture({ storyboards, now }));
