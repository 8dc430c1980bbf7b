import { serveStep } from '#functions/runtime/step/step.ts';
import { media, now, receipts, videos } from '#functions/wiring/wiring.ts';
import { certifyFilm } from './certify-film.ts';

export const handler = serveStep(certifyFilm({ videos, media, now }), receipts);
