import { serveStep } from '#functions/http/step.ts';
import { sessions, videos } from '#functions/wiring.ts';
import { withdrawFilms } from './withdraw-films.ts';

export const handler = serveStep(withdrawFilms({ sessions, videos }));
