import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { mixSoundStep } from './mix-sound.ts';

export const handler = serveStep(mixSoundStep({ videos, media }), receipts);
