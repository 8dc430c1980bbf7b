import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { media } from '#functions/wiring/media.ts';
import { storyboards, videos } from '#functions/wiring/stores.ts';
import { narrations, paintings, renderer, speeches } from '#functions/wiring/workflows.ts';
import { rescueRenders } from './rescue-renders.ts';

export const handler = serveDuty(
  rescueRenders({ videos, storyboards, media, renderer, paintings, speeches, narrations, outbox, now }),
);
