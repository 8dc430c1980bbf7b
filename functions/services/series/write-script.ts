import type { RefusalCode } from '#contract/refusals.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { heldRun } from '#functions/domain/series/runs/after-script.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { mostAlike } from '#functions/domain/series/variety/variety-guard.ts';
import {
  mayWriteAgain,
  rewritingRun,
  writtenRun,
} from '#functions/domain/series/writing/script-transitions.ts';
import type { Story } from '#functions/domain/story/story.ts';
import { type DraftPorts, draftScript } from './draft-script.ts';
import { type EndRunPorts, endWithoutVideo } from './end-run.ts';
import { tellOfRun } from './tell-of-run.ts';

export interface WriteScriptPorts extends DraftPorts, EndRunPorts {
  readonly outbox: Lazy<Outbox>;
}

/** Writes a change of a run, unless it has changed otherwise. Returns it as it stands; undefined when it is gone. */
const change = async (
  { runs }: Pick<WriteScriptPorts, 'runs'>,
  before: Run,
  after: Run,
): Promise<Run | undefined> =>
  (await runs().replace(before, after)) ? after : runs().find(before.ownerId, before.id);

/** Refusals of a script that no other try would change: of its words, or of what it is written from. */
const DECLINED: readonly RefusalCode[] = ['refused_by_model', 'against_rules', 'invalid'];
/** Refusals of an account or a stage that has spent too much. */
const WANTING: readonly RefusalCode[] = ['budget_reached', 'account_paused'];

/** What becomes of a run whose script is refused; throws what another try may change. */
const afterRefusal = async (
  ports: WriteScriptPorts,
  run: Run,
  refusal: Refusal,
  now: Date,
): Promise<Run | undefined> => {
  const { code, message: reason } = refusal;
  if (WANTING.includes(code))
    return endWithoutVideo(ports, run, { status: 'skipped', reason, keepsIdea: true }, now);
  if (!DECLINED.includes(code)) throw refusal;
  const sentence = code === 'refused_by_model' ? 'The AI writer declined this idea.' : reason;
  return change(ports, run, heldRun(run, 'rules', sentence, now));
};

/** Compares a script with the account's other stories, saves it if it is the last one, and moves its run on. */
const judged = async (
  ports: WriteScriptPorts,
  run: Run,
  series: Series,
  { story, isSaved }: { readonly story: Story; readonly isSaved: boolean },
  now: Date,
): Promise<Run | undefined> => {
  const { items } = await ports.stories().list(run.ownerId);
  // A script that is made again may be like the one before it.
  const others = items.filter((other) => other.id !== story.id && other.run !== run.id);
  const alike = mostAlike(story, others);
  const repeats = alike?.repetition?.parts;
  if (repeats !== undefined && !isSaved && story.isOwn !== true && mayWriteAgain(run))
    return change(ports, run, rewritingRun(run, repeats, now));
  if (!isSaved) await ports.stories().save(story);
  return change(ports, run, writtenRun(run, story, alike, series, now));
};

const written = async (
  ports: WriteScriptPorts,
  run: Run,
  series: Series,
  now: Date,
): Promise<Run | undefined> => {
  const saved = await ports.stories().find(run.ownerId, run.storyId);
  if (saved !== undefined) return judged(ports, run, series, { story: saved, isSaved: true }, now);
  try {
    const story = await draftScript(ports, run, series, now);
    return await judged(ports, run, series, { story, isSaved: false }, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return afterRefusal(ports, run, error, now);
  }
};

/**
 * Writes the script of a run once. One that repeats an earlier story is not kept: the run stays `writing`, to be written
 * again, and after the last try it is held. What moderation or the model refuses is held too. Returns the run as it
 * stands, undefined when it or its series is gone. Throws a `Refusal` while the model is away or talks nonsense.
 */
export const writeScript = async (ports: WriteScriptPorts, run: Run, now: Date): Promise<Run | undefined> => {
  const series = await ports.series().find(run.ownerId, run.seriesId);
  if (series === undefined) return undefined;
  const isOpen = run.status === 'writing' && !run.isWritten;
  const after = isOpen ? await written(ports, run, series, now) : run;
  // Also after a try that died before it could write to the creator: one letter a round is sent.
  if (after?.status === 'script_waits' || after?.status === 'held') await tellOfRun(ports, after, now);
  return after;
};
