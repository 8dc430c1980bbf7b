import { serveStep } from '#functions/http/step.ts';
import { media, now, renderer, videos } from '#functions/wiring.ts';
import { sweepVideos } from './sweep-videos.ts';

export const handler = serveStep(sweepVideos({ videos, media, renderer, now }));
