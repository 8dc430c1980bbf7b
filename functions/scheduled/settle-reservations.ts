import type { Budgets, OpenReservation } from '#functions/domain/budget/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isUnderWay } from '#functions/domain/video/scene-edit.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly budgets: Lazy<Budgets>;
  readonly now: Clock;
}

/** Puts what ended attempts used in the place of what was reserved for them, whichever way they ended. */
export const settleReservations = async ({
  videos,
  budgets,
  now,
}: Ports): Promise<('settled' | 'troubled')[]> => {
  const goesOn = async ({ ownerId, videoId, attempt }: OpenReservation): Promise<boolean> => {
    const video = await videos().find(ownerId, videoId);
    return video !== undefined && isUnderWay(video) && video.attempt === attempt;
  };
  const outcomes: ('settled' | 'troubled')[] = [];
  for (const reservation of await budgets().open(now()))
    try {
      if (await goesOn(reservation)) continue;
      await budgets().settle(reservation);
      outcomes.push('settled');
    } catch {
      // The others must not wait behind it; the next sweep comes back.
      outcomes.push('troubled');
    }
  return outcomes;
};
