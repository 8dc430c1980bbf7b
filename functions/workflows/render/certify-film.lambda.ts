import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { certifyFilmStep } from './certify-film.ts';

export const handler = serveStep(certifyFilmStep({ videos, media, now }), receipts);
