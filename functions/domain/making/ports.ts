import type { MadeIn } from './making-time.ts';

/** How long the stage’s latest films took to make. */
export interface MakingTimes {
  add(made: MadeIn): Promise<void>;
  /** At most the last fifty measurements, the newest first. */
  read(): Promise<readonly MadeIn[]>;
}
