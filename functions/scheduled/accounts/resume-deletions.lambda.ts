import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { accountDeletions } from '#functions/wiring/stores.ts';
import { accountDeleter } from '#functions/wiring/workflows.ts';
import { resumeDeletions } from './resume-deletions.ts';

export const handler = serveDuty(resumeDeletions({ accountDeletions, accountDeleter, now }));
