import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { series, sessions, storyboards, videos } from '#functions/wiring/stores.ts';
import { seriesSchedules } from '#functions/wiring/workflows.ts';
import { withdrawFilms } from './withdraw-films.ts';

export const handler = serveStep(
  withdrawFilms({ sessions, videos, storyboards, series, schedules: seriesSchedules, now }),
);
