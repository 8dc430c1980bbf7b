import { serveStep } from '#functions/runtime/step/step.ts';
import { storyboards } from '#functions/wiring/stores.ts';
import { failSpeech } from './fail-speech.ts';

export const handler = serveStep(failSpeech({ storyboards }));
