import { serveStep } from '#functions/http/step.ts';
import { media, narrator, receipts, videos } from '#functions/wiring.ts';
import { narrate } from './narrate.ts';

export const handler = serveStep(narrate({ videos, narrator, media }), receipts);
