import { platformOf } from '#contract/platforms.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Suspensions } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import {
  type DuePost,
  isTooLateToPublish,
  orderOfRun,
  publishedRun,
  takenToPublish,
} from '#functions/domain/series/runs/run-publishing.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { type OrderPorts, orderPublications } from '#functions/services/publishing/order-publications.ts';
import { tellOfLostPost } from '#functions/services/publishing/tell-of-posts.ts';

export interface PublishRunPorts extends OrderPorts {
  readonly runs: Lazy<Runs>;
  readonly suspensions: Lazy<Suspensions>;
}

/** Temporary causes: if one of these prevents a post, it is ordered later. */
const PASSING: ReadonlySet<string> = new Set([
  'provider_unavailable',
  'platform_unavailable',
  'not_ready',
  'conflict',
] satisfies readonly RefusalCode[]);
const LEAVING = { code: 'leaving', message: 'This account is being deleted.' };
const TOO_LATE = { code: 'too_late', message: 'It couldn’t be posted for a day after it was approved.' };
const NO_WORDS = 'It has no title to post it with.';

/** A post that won’t be ordered. */
interface Unordered {
  readonly due: DuePost;
  readonly why: { readonly code: string; readonly message: string };
}

/**
 * Orders one post of a run. Returns why the order was refused; undefined if the video will be sent to the account.
 */
const orderOne = async (
  ports: PublishRunPorts,
  run: Run,
  due: DuePost,
  now: Date,
): Promise<Unordered['why'] | undefined> => {
  const { ownerId } = run;
  const isOrdered = async (): Promise<boolean> =>
    (await ports.publications().find(ownerId, due.publicationId)) !== undefined;
  if (await isOrdered()) return undefined;
  if (isTooLateToPublish(run, now)) return TOO_LATE;
  if (await ports.suspensions().isLeaving(ownerId)) return LEAVING;
  try {
    if (await ports.suspensions().isSuspended(ownerId)) throw new Refusal('account_suspended');
    const order = orderOfRun(run, due.post, now);
    if (order === undefined) throw new Refusal('invalid', NO_WORDS);
    await orderPublications(ports, { ...order, ownerId, ids: [due.publicationId] });
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'already_published' || (await isOrdered()) ? undefined : error;
  }
};

/**
 * Records which posts were refused, and notifies the creator; posts with a temporary cause stay due. Undefined if
 * another worker was faster.
 */
const settle = async (
  ports: PublishRunPorts,
  run: Run,
  unordered: readonly Unordered[],
  now: Date,
): Promise<Run | undefined> => {
  const later = unordered.filter(({ why }) => PASSING.has(why.code)).map(({ due }) => due);
  const lost = await Promise.all(
    unordered
      .filter(({ why }) => !PASSING.has(why.code))
      .map(async ({ due, why: { code, message: sentence } }) => {
        const { connection_id: id } = due.post;
        const connection = await ports.connections().find(run.ownerId, id);
        return { ...due, code, sentence, connection };
      }),
  );
  const troubles = lost.map(({ connection, sentence }) =>
    connection === undefined
      ? sentence
      : `${connection.name} on ${platformOf(connection.platform).name}: ${sentence}`,
  );
  const after = publishedRun(run, { troubles, later }, now);
  if (!(await ports.runs().replace(run, after))) return undefined;
  for (const each of lost) await tellOfLostPost(ports, run, each);
  return after;
};

/**
 * Orders the publications that an approved run is still missing, and records which ones were refused; publications
 * that can’t be ordered yet stay due. However often this is repeated, and wherever it is killed, each account gets
 * the video only once. Returns the current run.
 */
export const publishRun = async (ports: PublishRunPorts, run: Run, now: Date): Promise<Run> => {
  const current = async (): Promise<Run> => (await ports.runs().find(run.ownerId, run.id)) ?? run;
  const taken = takenToPublish(run, ports.newId, now);
  if (taken === undefined) return run;
  if (!(await ports.runs().replace(run, taken.run))) return current();
  const unordered: Unordered[] = [];
  for (const due of taken.posts) {
    const why = await orderOne(ports, taken.run, due, now);
    if (why !== undefined) unordered.push({ due, why });
  }
  return (await settle(ports, taken.run, unordered, now)) ?? current();
};

/**
 * The same for a creator who has just approved the run. The approval has been recorded, so anything that fails here
 * is left to TendDue.
 */
export const publishApproved = async (ports: PublishRunPorts, run: Run, now: Date): Promise<Run> => {
  try {
    return await publishRun(ports, run, now);
  } catch (error) {
    log.warn({ event: EVENTS.runNotPublished, runId: run.id, err: error });
    return (await ports.runs().find(run.ownerId, run.id)) ?? run;
  }
};
