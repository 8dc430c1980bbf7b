import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { narrator } from '#functions/wiring/providers.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { narrate } from './narrate.ts';

export const handler = serveStep(narrate({ videos, narrator, media }), receipts);
