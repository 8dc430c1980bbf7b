import type { RefusalCode } from '#contract/refusals.ts';
import type { Balances } from '#functions/domain/credits/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { type Run, seriesOfRun } from '#functions/domain/series/run.ts';
import { heldRun } from '#functions/domain/series/runs/run-transitions.ts';
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
import { checkCredits } from './filming/credits-for-run.ts';
import { type PausePorts, pauseSeries } from './pause-series.ts';
import { tellOfRun } from './tell-of-run.ts';

export interface WriteScriptPorts extends DraftPorts, EndRunPorts, PausePorts {
  readonly balances: Lazy<Balances>;
}

interface RunOfSeries {
  readonly run: Run;
  readonly series: Series;
}

/**
 * Writes a change to a run, unless the run has changed in the meantime. Returns the current run; undefined if it is
 * gone.
 */
const change = async (
  { runs }: Pick<WriteScriptPorts, 'runs'>,
  before: Run,
  after: Run,
): Promise<Run | undefined> =>
  (await runs().replace(before, after)) ? after : runs().find(before.ownerId, before.id);

const NO_MODEL = 'No AI model is connected to write it. Its idea waits in the series.';

/**
 * Refusals of a script for which a retry is pointless, because the cause is its words or the material it is based on.
 */
const DECLINED: readonly RefusalCode[] = ['refused_by_model', 'against_rules', 'invalid'];
/** Refusals because the account or the stage has spent too much. */
const WANTING: readonly RefusalCode[] = ['budget_reached', 'account_paused', 'limit_reached'];

/** Handles the refusal of a run’s script; rethrows anything that a retry may fix. */
const afterRefusal = async (
  ports: WriteScriptPorts,
  { run, series }: RunOfSeries,
  refusal: Refusal,
  now: Date,
): Promise<Run | undefined> => {
  const { code, message: reason } = refusal;
  if (WANTING.includes(code)) {
    const ended = await endWithoutVideo(ports, run, { status: 'skipped', reason, keepsIdea: true }, now);
    if (code === 'limit_reached' && series.choice.creditFloor > 0)
      await pauseSeries(ports, series, 'credits', now);
    return ended;
  }
  if (!DECLINED.includes(code)) throw refusal;
  const sentence = code === 'refused_by_model' ? 'The AI writer declined this idea.' : reason;
  return change(ports, run, heldRun(run, 'rules', sentence, now));
};

/** Whether a story was written for a run’s idea, by this run or by an earlier run that made no video. */
const isOfSameIdea = async ({ runs }: WriteScriptPorts, run: Run, { run: of }: Story): Promise<boolean> =>
  of !== undefined &&
  seriesOfRun(of) === run.seriesId &&
  (await runs().find(run.ownerId, of))?.idea.id === run.idea.id;

/** The stories that a script must not repeat, leaving out the ones that it replaces. */
const otherStories = async (ports: WriteScriptPorts, run: Run): Promise<readonly Story[]> => {
  const { items } = await ports.stories().list(run.ownerId);
  const replaced = await Promise.all(items.map((story) => isOfSameIdea(ports, run, story)));
  return items.filter((_, index) => replaced[index] !== true);
};

/** Compares a script with the account’s other stories, saves the script if it is final, and advances the run. */
const judged = async (
  ports: WriteScriptPorts,
  { run, series }: RunOfSeries,
  { story, isSaved }: { readonly story: Story; readonly isSaved: boolean },
  now: Date,
): Promise<Run | undefined> => {
  const alike = mostAlike(story, await otherStories(ports, run));
  if (alike?.reason !== undefined && !isSaved && story.isOwn !== true && mayWriteAgain(run))
    return change(ports, run, rewritingRun(run, now));
  if (!isSaved) await ports.stories().save(story);
  return change(ports, run, writtenRun(run, { story, alike }, series, now));
};

const written = async (
  ports: WriteScriptPorts,
  { run, series }: RunOfSeries,
  now: Date,
): Promise<Run | undefined> => {
  const saved = await ports.stories().find(run.ownerId, run.storyId);
  if (saved !== undefined) return judged(ports, { run, series }, { story: saved, isSaved: true }, now);
  try {
    // If the script doesn’t have to be approved first, writing it is a waste when there aren’t enough credits for the
    // video.
    if (series.choice.approves === 'video') await checkCredits(ports, series, now);
    // The model was disconnected after the run started.
    if (run.idea.script === undefined && (await ports.writerModel()) === null)
      return await endWithoutVideo(ports, run, { status: 'skipped', reason: NO_MODEL, keepsIdea: true }, now);
    const story = await draftScript(ports, run, series, now);
    return await judged(ports, { run, series }, { story, isSaved: false }, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return afterRefusal(ports, { run, series }, error, now);
  }
};

/**
 * Writes a run’s script, only once. If the script repeats an earlier story, it is discarded and the run stays
 * `writing` for another try; after the last try, the run is held. The run is also held if moderation or the model
 * refuses the script. Returns the current run; undefined if the run or its series is gone. Throws a `Refusal` while
 * the model is unavailable or returns nonsense.
 */
export const writeScript = async (ports: WriteScriptPorts, run: Run, now: Date): Promise<Run | undefined> => {
  const series = await ports.series().find(run.ownerId, run.seriesId);
  if (series === undefined) return undefined;
  const isOpen = run.status === 'writing' && !run.isWritten;
  const after = isOpen ? await written(ports, { run, series }, now) : run;
  // An earlier try may have been killed before it notified the creator, so the letter is sent here; only one letter
  // per round goes out.
  if (after?.status === 'script_waits' || after?.status === 'held') await tellOfRun(ports, after, now);
  return after;
};
