import { serveStep } from '#functions/http/step.ts';
import { media, now, receipts, videos } from '#functions/wiring.ts';
import { certifyFilm } from './certify-film.ts';

export const handler = serveStep(certifyFilm({ videos, media, now }), receipts);
