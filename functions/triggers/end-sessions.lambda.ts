import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { poolIssuer } from '#functions/wiring/sign-in.ts';
import { sessions, users } from '#functions/wiring/stores.ts';
import { endSessions } from './end-sessions.ts';

export const handler = serveStep(endSessions({ users, sessions, outbox, poolIssuer, now }));
