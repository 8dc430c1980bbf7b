import { serveStep } from '#functions/runtime/step/step.ts';
import { sessions, videos } from '#functions/wiring/wiring.ts';
import { withdrawFilms } from './withdraw-films.ts';

export const handler = serveStep(withdrawFilms({ sessions, videos }));
