import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { checks, packs, series, sessions, storyboards, videos } from '#functions/wiring/stores.ts';
import { withdrawFilmsStep } from './withdraw-films.ts';

const ports = { sessions, videos, storyboards, series };
export const handler = serveStep(withdrawFilmsStep({ ...ports, queues: [checks, packs], now }));
