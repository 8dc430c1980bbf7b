import { DRAFT_DAYS_MAX, DRAFT_HOURS } from '#contract/catalogue.ts';
import type { Storyboard, StoryboardDraft } from './storyboard.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After this time, an order whose execution did not start is started again. */
export const START_AGAIN_MS = MINUTE_MS;
/** Longer than any painting, speaking or matching execution can run. */
export const LOST_AFTER_MS = 27 * MINUTE_MS;
/** After this time, no step can still be storing files for a discarded storyboard, and its cost is settled. */
export const ERASE_AFTER_MS = 10 * MINUTE_MS;

const timeAt = (time: string, later: number): number => Date.parse(time) + later;

/** When a draft that nobody has touched is given up. */
export const draftUntil = ({ touchedAt, reservedAt }: StoryboardDraft): Date =>
  new Date(Math.min(timeAt(touchedAt, DRAFT_HOURS * HOUR_MS), timeAt(reservedAt, DRAFT_DAYS_MAX * DAY_MS)));

/** When a storyboard must next be checked; undefined when there is nothing left to finish. */
export const dueAt = ({
  discardedAt,
  draft,
  pictures,
  speaking,
  recording,
  erasing,
  updatedAt,
}: Storyboard): Date | undefined => {
  if (discardedAt !== undefined) return new Date(timeAt(discardedAt, ERASE_AFTER_MS));
  const times = [
    ...(speaking === undefined
      ? []
      : [timeAt(speaking.askedAt, speaking.isStarted ? LOST_AFTER_MS : START_AGAIN_MS)]),
    // We don’t record that an alignment was started, so we start it again until it has ended; only the first start
    // has any effect.
    ...(recording?.status === 'aligning' ? [timeAt(recording.startedAt, START_AGAIN_MS)] : []),
    ...(erasing === undefined ? [] : [timeAt(updatedAt, 0)]),
    ...(draft === undefined ? [] : [draftUntil(draft).getTime()]),
    ...Object.values(pictures).flatMap(({ painting }) =>
      painting === undefined
        ? []
        : [timeAt(painting.orderedAt, painting.isStarted ? LOST_AFTER_MS : START_AGAIN_MS)],
    ),
  ];
  return times.length === 0 ? undefined : new Date(Math.min(...times));
};
