import { serveStep } from '#functions/http/step.ts';
import { media, painter, pictureSwitch, receipts, videos } from '#functions/wiring.ts';
import { paintScene } from './paint-scene.ts';

export const handler = serveStep(paintScene({ videos, painter, media, pictureSwitch }), receipts);
