import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { filmingRun } from '#functions/domain/series/runs/run-transitions.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

interface Ports {
  readonly stories: Lazy<Stories>;
  readonly runs: Lazy<Runs>;
}

const isAsked = ({ status, held }: Run): boolean =>
  status === 'script_waits' || (status === 'held' && held === 'alike');

/** The run that is waiting for an answer about a storyboard’s script; undefined if there is none. */
export const runOfStoryboard = async (
  { stories, runs }: Ports,
  { ownerId, storyId }: Pick<Storyboard, 'ownerId' | 'storyId'>,
): Promise<Run | undefined> => {
  const story = await stories().find(ownerId, storyId);
  const run = story?.run === undefined ? undefined : await runs().find(ownerId, story.run);
  return run?.storyId === storyId && isAsked(run) ? run : undefined;
};

/**
 * Links a run to the video that the creator started from its storyboard, because pressing Create there approves the
 * script. Never throws, because the video already exists; a run that was answered in the meantime is left alone.
 */
export const followStoryboardVideo = async (
  { runs }: Pick<Ports, 'runs'>,
  run: Run,
  videoId: string,
  now: Date,
): Promise<void> => {
  const by = run.status === 'script_waits' ? 'creator' : undefined;
  try {
    await runs().replace(run, filmingRun(run, videoId, by, now));
  } catch (error) {
    log.warn({ event: EVENTS.runNotSettled, runId: run.id, videoId, err: error });
  }
};
