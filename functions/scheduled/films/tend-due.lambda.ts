import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { runFilming } from '#functions/wiring/filming.ts';
import { media } from '#functions/wiring/media.ts';
import { ordering } from '#functions/wiring/platforms.ts';
import { dueRows, ideas, storyboards } from '#functions/wiring/stores.ts';
import { preparations, publicationStarter, runStarter } from '#functions/wiring/workflows.ts';
import { tendDue } from './tend-due.ts';

export const handler = serveDuty(
  tendDue({
    ...runFilming(),
    ...ordering(),
    dueRows,
    storyboards,
    media,
    preparations,
    ideas,
    runStarter,
    publicationStarter,
    now,
  }),
);
