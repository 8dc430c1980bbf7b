import type { Account, Charge } from '#functions/domain/credits/credits.ts';
import type { CreateOutcome } from '#functions/domain/video/outcomes.ts';
import type { AttemptRequest } from '#functions/domain/video/ports.ts';
import type { NewVideo, Video } from '#functions/domain/video/video.ts';
import { readMediaFolder } from '#functions/store/account/media-folder-rows.ts';
import { type BegunJob, commitWithin } from '#functions/store/budget/commit-within.ts';
import { LOCK_ROUNDS } from '#functions/store/credits/credit-store.ts';
import { heldCase } from '#functions/store/operators/video-review.ts';
import { bindClaim, readClaim } from '#functions/store/request/idempotency-store.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';
import {
  beginningWrites,
  outOfRounds,
  payerOf,
  planned,
  readOwner,
  reservation,
  rowOf,
} from '#functions/store/videos/video-credits.ts';
import { findVideo } from '#functions/store/videos/video-row.ts';

/** The initial data of a video that was prepared in a storyboard. */
export interface BegunBefore {
  /** The credits reserved for its draft; absent if nothing was painted, in which case credits are reserved now. */
  readonly charge?: Charge | undefined;
  /** The jobs for which a budget is being reserved. */
  readonly jobs: readonly BegunJob[];
  readonly writes: readonly TransactItem[];
  /** Whether the storyboard has changed since it was read. */
  readonly isStale: () => Promise<boolean>;
}

/** The storyboard has changed since it was read; nothing was written. */
interface Stale {
  readonly kind: 'stale';
}

/** Credits reserved earlier. */
const taken = (account: Account, charge: Charge) =>
  ({ kind: 'reserved', charge, change: { account, rows: [] } }) as const;

/** The id of a run’s video is chosen in advance, so another try may already have created the video. */
const isCreated = async (table: Table, { run, ownerId, id }: NewVideo): Promise<boolean> =>
  run !== undefined && (await findVideo(table, ownerId, id)) !== undefined;

export const writeVideo = async (
  table: Table,
  draft: NewVideo,
  { claim, now, limits }: AttemptRequest,
  from?: BegunBefore,
): Promise<CreateOutcome | Stale> => {
  const { jobs } = from ?? {
    jobs: [{ ownerId: draft.ownerId, videoId: draft.id, attempt: draft.attempt }],
  };
  // The folder never changes, so reading it once is enough for all rounds of the loop.
  let folder: Promise<string> | undefined;
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const known = claim === undefined ? undefined : await readClaim(table, claim, now);
    if (known?.kind === 'mismatch') return { kind: 'mismatch' };
    if (known?.kind === 'done') return { kind: 'repeated', videoId: known.resultId };
    folder ??= readMediaFolder(table, draft.ownerId);
    const [{ account, films }, mediaFolder] = await Promise.all([
      readOwner(table, draft.ownerId, now),
      folder,
    ]);
    const result =
      from?.charge === undefined ? reservation(account, draft, now) : taken(account, from.charge);
    if (result.kind === 'limit') {
      // Another call with the same key may just have taken the credits.
      const meanwhile = claim === undefined ? undefined : await readClaim(table, claim, now);
      return meanwhile?.kind === 'done' ? { kind: 'repeated', videoId: meanwhile.resultId } : result;
    }
    let video: Video = {
      ...draft,
      mediaFolder,
      queuedAt: now.toISOString(),
      charge: result.charge,
      payer: payerOf(draft, result.change),
    };
    const begun = { jobs, account: result.change.account, now, limits };
    const outcome = await commitWithin(table, begun, (plan) => {
      video = planned(video, plan);
      return [
        ...beginningWrites(table, video, { films, change: result.change }, now),
        ...(from?.writes ?? []),
        {
          Put: { TableName: table.name, Item: rowOf(video), ConditionExpression: 'attribute_not_exists(pk)' },
        },
        ...heldCase(table, video, now),
        ...(claim === undefined ? [] : [bindClaim(table, claim, video.id, now)]),
      ];
    });
    if (outcome === 'written') return { kind: 'created', video };
    if (typeof outcome === 'object') return outcome;
    if (from !== undefined && (await from.isStale())) return { kind: 'stale' };
    if (await isCreated(table, draft)) return { kind: 'repeated', videoId: draft.id };
  }
  throw outOfRounds();
};

/** A video that was not prepared in a storyboard. */
export const createNewVideo = async (
  table: Table,
  draft: NewVideo,
  request: AttemptRequest,
): Promise<CreateOutcome> => {
  const outcome = await writeVideo(table, draft, request);
  if (outcome.kind === 'stale') throw new TypeError('Nothing it could be stale to.');
  return outcome;
};
