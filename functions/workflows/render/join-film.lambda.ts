import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media, signingIdentity } from '#functions/wiring/media.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { joinFilmStep } from './join-film.ts';

export const handler = serveStep(joinFilmStep({ videos, media, signingIdentity, now }), receipts);
