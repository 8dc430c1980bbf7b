import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { joinFilm } from './join-film.ts';

export const handler = serveStep(joinFilm({ videos, media }), receipts);
