import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { videos } from '#functions/wiring/stores.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { rescueRenders } from './rescue-renders.ts';

export const handler = serveDuty(rescueRenders({ videos, renderer, outbox, now }));
