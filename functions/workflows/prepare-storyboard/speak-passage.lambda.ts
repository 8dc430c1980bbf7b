import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { narrators } from '#functions/wiring/providers.ts';
import { receipts, storyboards, videos } from '#functions/wiring/stores.ts';
import { speakPassageStep } from './speak-passage.ts';

export const handler = serveStep(speakPassageStep({ storyboards, videos, narrators, media }), receipts);
