import { serveStep } from '#functions/runtime/step/step.ts';
import { media, painter, pictureSwitch, receipts, videos } from '#functions/wiring/wiring.ts';
import { paintScene } from './paint-scene.ts';

export const handler = serveStep(paintScene({ videos, painter, media, pictureSwitch }), receipts);
