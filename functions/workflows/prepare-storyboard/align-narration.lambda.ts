import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { storyboards, uploads, videos } from '#functions/wiring/stores.ts';
import { alignNarration } from './align-narration.ts';

export const handler = serveStep(alignNarration({ storyboards, videos, uploads, media }));
