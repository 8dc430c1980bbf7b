import { RUN_ROUNDS_MAX } from '#contract/catalogue.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { RunStarter, Runs, SeriesStore } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { remadeRun } from '#functions/domain/series/runs/run-transitions.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { checkWords, type ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { checkCredits } from '#functions/services/series/filming/credits-for-run.ts';
import { type Answered, replaceSeen, seenRun } from './seen-run.ts';

export interface StartPorts {
  readonly runStarter: Lazy<RunStarter>;
}

export interface RemakePorts extends ModerationPorts, StartPorts {
  readonly runs: Lazy<Runs>;
  readonly series: Lazy<SeriesStore>;
  readonly balances: Parameters<typeof checkCredits>[0]['balances'];
  readonly newId: NewId;
}

/**
 * The name of the execution that writes a round. It is always the same, so that starting the execution a second time
 * does nothing.
 */
const executionOf = ({ id, round, restarts }: Run): string =>
  restarts === 0 ? `${id}-${round}` : `${id}-${round}-${restarts}`;

/** Starts writing a run’s round, which the run’s row already records. */
export const startWriting = ({ runStarter }: StartPorts, run: Run): Promise<void> =>
  runStarter().start({ ownerId: run.ownerId, seriesId: run.seriesId, runId: run.id }, executionOf(run));

/**
 * Remakes a run according to its creator’s note: writes another script and, if a video was made, makes another video,
 * charged when it starts. Refuses (`conflict`) to write more than `RUN_ROUNDS_MAX` scripts; also refuses a note that
 * breaks the rules or a video that the creator can’t afford.
 */
export const remakeAnswered = async (
  ports: RemakePorts,
  { note, ...answered }: Answered & { readonly note: string },
  now: Date,
): Promise<Run> => {
  const run = await seenRun(ports, answered, 'remake');
  if (run.round >= RUN_ROUNDS_MAX)
    throw new Refusal(
      'conflict',
      `Its script has been written ${RUN_ROUNDS_MAX} times, which is the most. Use this one, unless it is held, or skip it.`,
    );
  const series = await ports.series().find(run.ownerId, run.seriesId);
  if (series === undefined) throw new Refusal('not_found');
  if (run.status === 'video_waits') await checkCredits(ports, series, now);
  await checkWords(ports, run.ownerId, { told: [note] });
  const again = await replaceSeen(ports, run, remadeRun(run, { note, storyId: ports.newId() }, now));
  try {
    await startWriting(ports, again);
  } catch (error) {
    // TendDue will start it fifteen minutes later.
    log.warn({ event: EVENTS.runNotStarted, runId: run.id, err: error });
  }
  return again;
};
