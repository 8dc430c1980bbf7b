import { serveStep } from '#functions/http/step.ts';
import { media, receipts, videos } from '#functions/wiring.ts';
import { joinFilm } from './join-film.ts';

export const handler = serveStep(joinFilm({ videos, media }), receipts);
