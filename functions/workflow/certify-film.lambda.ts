import { serveStep } from '#functions/http/step.ts';
import { media, receipts, videos } from '#functions/wiring.ts';
import { certifyFilm } from './certify-film.ts';

export const handler = serveStep(certifyFilm({ videos, media }), receipts);
