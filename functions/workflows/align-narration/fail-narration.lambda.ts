import { serveStep } from '#functions/runtime/step/step.ts';
import { storyboards } from '#functions/wiring/stores.ts';
import { failNarration } from './fail-narration.ts';

export const handler = serveStep(failNarration({ storyboards }));
