import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { filmQueue, videos } from '#functions/wiring/stores.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { dispatchFilms } from './dispatch-films.ts';

export const handler = serveDuty(dispatchFilms({ filmQueue, videos, renderer, now }));
