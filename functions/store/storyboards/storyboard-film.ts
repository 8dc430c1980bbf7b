import { amountsBy, PURSES } from '#functions/domain/budget/amounts.ts';
import type { SpendingLimits } from '#functions/domain/budget/spending.ts';
import { filmed } from '#functions/domain/storyboard/film-storyboard.ts';
import { nextPictureAttempt } from '#functions/domain/storyboard/painting.ts';
import type { FilmOutcome, FilmRequest } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { NewVideo } from '#functions/domain/video/video.ts';
import { readReservation } from '#functions/store/budget/commit-within.ts';
import type { Table } from '#functions/store/table/table.ts';
import { writeVideo } from '#functions/store/videos/video-creation.ts';
import { changedRow, closing, findStoryboard } from './storyboard-row.ts';

/** What the film may cost beyond its draft's reservation, because scenes and words may have been added. */
const beyondDraft = async (
  table: Table,
  { ownerId, id, draft, quality }: Storyboard,
  { plans, budget }: SpendingLimits,
): Promise<SpendingLimits | undefined> => {
  const plan =
    plans.find(({ pictures }) => pictures.quality === quality && pictures.scenesEach === 1) ?? plans[0];
  if (draft === undefined || plan === undefined) return undefined;
  const job = { ownerId, videoId: id, attempt: draft.attempt };
  const held = await readReservation(table, job, draft.reservedAt);
  if (held === undefined) return undefined;
  const most = amountsBy((purse) => Math.max(0, plan.most[purse] - held.most[purse]));
  return PURSES.every((purse) => most[purse] === 0)
    ? undefined
    : { plans: [{ pictures: plan.pictures, most }], budget };
};

/**
 * Makes a video from a storyboard in one transaction, paid for with the draft’s credits or with new ones. `stale` if
 * the storyboard has changed since it was read.
 */
export const createFromStoryboard = async (
  table: Table,
  storyboard: Storyboard,
  video: NewVideo,
  request: FilmRequest,
): Promise<FilmOutcome> => {
  const { ownerId, id, draft, revision } = storyboard;
  const { attempt } = video;
  const { now, limits } = request;
  const from = {
    charge: draft?.charge,
    writes: [changedRow(table, storyboard, filmed(storyboard, video, now)), closing(table, storyboard)],
    isStale: async () => (await findStoryboard(table, ownerId, id))?.revision !== revision,
  };
  if (draft === undefined)
    return writeVideo(table, video, request, {
      ...from,
      jobs: [{ ownerId, videoId: id, attempt }],
    });
  const beyond = await beyondDraft(table, storyboard, limits);
  const extra = { ownerId, videoId: id, attempt: nextPictureAttempt(storyboard), holdsFor: attempt };
  const further = { ...from, jobs: beyond === undefined ? [] : [extra] };
  return writeVideo(table, video, { ...request, limits: beyond }, further);
};
