import type { Clock } from '#functions/domain/request/ports.ts';
import { sweepVideos } from '#functions/scheduled/sweep-videos.ts';
import * as wiring from '#functions/wiring/wiring.ts';

/** Sweeps the cloud of the test once, at this time; the process has the environment of the functions. */
export const sweepOnce = (now: Clock = wiring.now) => sweepVideos({ ...wiring, now }).run();
