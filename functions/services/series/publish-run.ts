import { platformOf } from '#contract/platforms.ts';
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

export interface PublishRunPorts extends OrderPorts {
  readonly runs: Lazy<Runs>;
  readonly suspensions: Lazy<Suspensions>;
}

const TOO_LATE = 'It couldn’t be posted for a day after it was approved. Publish it by hand.';
const NO_WORDS = 'It has no title to post it with. Publish it by hand.';

const sentenceOf = async (
  { connections }: PublishRunPorts,
  { ownerId }: Run,
  { post }: DuePost,
  reason: string,
): Promise<string> => {
  const connection = await connections().find(ownerId, post.connection_id);
  return connection === undefined
    ? reason
    : `${connection.name} on ${platformOf(connection.platform).name}: ${reason}`;
};

/** Orders one post of a run. Returns why that is refused, as a sentence; undefined once the account gets the video. */
const orderOne = async (
  ports: PublishRunPorts,
  run: Run,
  due: DuePost,
  now: Date,
): Promise<string | undefined> => {
  const { ownerId } = run;
  const isOrdered = async (): Promise<boolean> =>
    (await ports.publications().find(ownerId, due.publicationId)) !== undefined;
  if (await isOrdered()) return undefined;
  try {
    if (await ports.suspensions().isSuspended(ownerId)) throw new Refusal('account_suspended');
    const order = orderOfRun(run, due.post, now);
    if (order === undefined) return NO_WORDS;
    await orderPublications(ports, { ...order, ownerId, ids: [due.publicationId] });
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'already_published' || (await isOrdered())) return undefined;
    return sentenceOf(ports, run, due, error.message);
  }
};

/**
 * Orders the publications that an approved run still has to get, and records what was refused. However often this is
 * repeated, and wherever it is killed, each account gets the video once. Returns the current run.
 */
export const publishRun = async (ports: PublishRunPorts, run: Run, now: Date): Promise<Run> => {
  const current = async (): Promise<Run> => (await ports.runs().find(run.ownerId, run.id)) ?? run;
  const taken = takenToPublish(run, ports.newId, now);
  if (taken === undefined) return run;
  if (isTooLateToPublish(run, now)) {
    const given = publishedRun(run, [TOO_LATE], now);
    return (await ports.runs().replace(run, given)) ? given : current();
  }
  if (!(await ports.runs().replace(run, taken.run))) return current();
  const troubles: string[] = [];
  for (const due of taken.posts) {
    const trouble = await orderOne(ports, taken.run, due, now);
    if (trouble !== undefined) troubles.push(trouble);
  }
  const after = publishedRun(taken.run, troubles, now);
  return (await ports.runs().replace(taken.run, after)) ? after : current();
};

/** The same for a creator who has just approved: whatever fails is left to TendDue, because the approval stands. */
export const publishApproved = async (ports: PublishRunPorts, run: Run, now: Date): Promise<Run> => {
  try {
    return await publishRun(ports, run, now);
  } catch (error) {
    log.warn({ event: EVENTS.runNotPublished, runId: run.id, err: error });
    return (await ports.runs().find(run.ownerId, run.id)) ?? run;
  }
};
