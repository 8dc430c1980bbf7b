import { serveStep } from '#functions/http/step.ts';
import { media, receipts, videos } from '#functions/wiring.ts';
import { filmScene } from './film-scene.ts';

export const handler = serveStep(filmScene({ videos, media }), receipts);
