import type { Run } from '#functions/domain/series/run.ts';
import {
  isGivenUp,
  LOOK_AGAIN_MS,
  lookedAtAgain,
  rewrittenRun,
} from '#functions/domain/series/runs/after-script.ts';
import { answerForTime } from '#functions/services/series/answers/answer-for-time.ts';
import { type StartPorts, startWriting } from '#functions/services/series/answers/remake-run.ts';
import { endWithoutVideo } from '#functions/services/series/end-run.ts';
import { isCreated } from './create-run-video.ts';
import { type FilmRunPorts, filmRun } from './film-run.ts';
import { type SettlePorts, settleRun } from './settle-run.ts';

export interface TendRunPorts extends FilmRunPorts, SettlePorts, StartPorts {}

/** How often writing that was lost is started again. */
const RESTARTS = 3;

/** What was done, in a word. A run that fails is no failure of the duty that ends it. */
const wordOf = (run: Run | undefined): string =>
  run?.status === 'failed' ? 'given up' : (run?.status ?? 'gone');

const tendWriting = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  if (run.restarts >= RESTARTS) {
    const reason = 'We couldn’t write its script. The idea will be used for the next video.';
    await endWithoutVideo(ports, run, { status: 'failed', reason, keepsIdea: true }, now);
    return 'given up';
  }
  const again = rewrittenRun(run, now);
  if (!(await ports.runs().replace(run, again))) return 'left';
  await startWriting(ports, again);
  return 'started';
};

/** Begins a video whose beginning was lost; throws while that may work later. */
const film = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  try {
    return wordOf(await filmRun(ports, run, now));
  } catch (error) {
    if (!isGivenUp(run, now)) throw error;
    const reason = 'We couldn’t begin its video. No credits were used.';
    return wordOf(await endWithoutVideo(ports, run, { status: 'failed', reason, keepsIdea: false }, now));
  }
};

const tendFilming = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  const settled = await settleRun(ports, run.ownerId, run.id, now);
  if (settled?.version !== run.version) return wordOf(settled);
  if (!(await isCreated(ports, run))) return film(ports, run, now);
  await ports.runs().replace(run, lookedAtAgain(run, LOOK_AGAIN_MS, now));
  return 'left';
};

/**
 * Moves on a run that should have moved by now; removes one whose series was deleted by a call that died half-way.
 * Returns what was done, in a word.
 */
export const tendRun = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  const { ownerId, seriesId } = run;
  if ((await ports.series().find(ownerId, seriesId)) === undefined) {
    await ports.series().remove(ownerId, seriesId);
    return 'gone';
  }
  switch (run.status) {
    case 'writing':
      return run.isWritten ? film(ports, run, now) : tendWriting(ports, run, now);
    case 'filming':
      return tendFilming(ports, run, now);
    case 'held':
    case 'script_waits':
      return wordOf(await answerForTime(ports, run, now));
    case 'video_waits': {
      const settled = await settleRun(ports, run.ownerId, run.id, now);
      if (settled?.version !== run.version) return wordOf(settled);
      return wordOf(await answerForTime(ports, run, now));
    }
    case 'approved':
    case 'skipped':
    case 'failed':
      return 'left';
  }
};
