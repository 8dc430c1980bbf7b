import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import type { Ideas, Runs, SeriesStore } from '#functions/domain/series/ports.ts';
import { placesBetween } from '#functions/domain/series/queue-places.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { endedRun } from '#functions/domain/series/runs/run-transitions.ts';

export interface EndRunPorts {
  readonly runs: Lazy<Runs>;
  readonly ideas: Lazy<Ideas>;
  readonly series: Lazy<SeriesStore>;
}

/** How many times the creator or another run may change a series before this call gives up. */
const TRIES = 5;

/** Returns a run’s idea to the front of its queue. */
const atFront = async ({ ideas }: EndRunPorts, { ownerId, seriesId, idea }: Run): Promise<Idea> => {
  const [first] = await ideas().list(ownerId, seriesId);
  const [place = idea.place] = placesBetween(undefined, first?.place, 1);
  return { ...idea, place };
};

const noteTrouble = async (
  { series }: EndRunPorts,
  { ownerId, seriesId }: Run,
  trouble: string,
): Promise<void> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const before = await series().find(ownerId, seriesId);
    if (before === undefined || (await series().replace(before, { ...before, trouble }))) return;
  }
};

interface ComeToNothing {
  /** `skipped`: something that the run needs is missing. `failed`: the video can’t be made. */
  readonly status: 'skipped' | 'failed';
  readonly reason: string;
  /** Whether to keep the idea for another run, ahead of all other ideas. */
  readonly keepsIdea: boolean;
}

/** Ends a run without a video, and records the reason on its series. Returns the current run. */
export const endWithoutVideo = async (
  ports: EndRunPorts,
  run: Run,
  { status, reason, keepsIdea }: ComeToNothing,
  now: Date,
): Promise<Run> => {
  const ended = endedRun(run, status, { by: 'product', reason }, now);
  const idea = keepsIdea ? await atFront(ports, run) : undefined;
  if (!(await ports.runs().replace(run, ended, idea)))
    return (await ports.runs().find(run.ownerId, run.id)) ?? run;
  await noteTrouble(ports, run, reason);
  return ended;
};
