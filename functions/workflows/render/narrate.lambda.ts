import { serveStep } from '#functions/runtime/step/step.ts';
import { media, narrator, receipts, videos } from '#functions/wiring/wiring.ts';
import { narrate } from './narrate.ts';

export const handler = serveStep(narrate({ videos, narrator, media }), receipts);
