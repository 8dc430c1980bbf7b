import { serveStep } from '#functions/runtime/step/step.ts';
import { media, receipts, videos } from '#functions/wiring/wiring.ts';
import { joinFilm } from './join-film.ts';

export const handler = serveStep(joinFilm({ videos, media }), receipts);
