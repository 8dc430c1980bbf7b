import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { identityPool } from '#functions/wiring/sign-in.ts';
import { forgetSignUps } from './forget-sign-ups.ts';

export const handler = serveDuty(forgetSignUps({ identityPool, now }));
