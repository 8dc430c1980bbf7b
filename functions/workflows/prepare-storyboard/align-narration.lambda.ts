import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { storyboards, uploads, videos } from '#functions/wiring/stores.ts';
import { alignNarrationStep } from './align-narration.ts';

export const handler = serveStep(alignNarrationStep({ storyboards, videos, uploads, media }));
