import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { slots } from '#functions/wiring/filming.ts';
import { dispatchFilms } from './dispatch-films.ts';

export const handler = serveDuty(dispatchFilms({ ...slots, now }));
