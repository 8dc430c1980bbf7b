import { serveStep } from '#functions/http/step.ts';
import { accountDeleter, departures, media, now, renderer, videos } from '#functions/wiring.ts';
import { sweepVideos } from './sweep-videos.ts';

export const handler = serveStep(sweepVideos({ videos, media, renderer, departures, accountDeleter, now }));
