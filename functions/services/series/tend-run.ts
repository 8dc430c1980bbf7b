import type { Run } from '#functions/domain/series/run.ts';
import {
  isGivenUp,
  LOOK_AGAIN_MS,
  lookedAtAgain,
  rewrittenRun,
} from '#functions/domain/series/runs/after-script.ts';
import { answerForTime } from './answer-for-time.ts';
import { isCreated } from './create-run-video.ts';
import { endWithoutVideo } from './end-run.ts';
import { type FilmRunPorts, filmRun } from './film-run.ts';
import { type StartPorts, startWriting } from './remake-run.ts';
import { type SettlePorts, settleRun } from './settle-run.ts';

export interface TendRunPorts extends FilmRunPorts, SettlePorts, StartPorts {}

/** How often writing that was lost is started again. */
const RESTARTS = 3;

const tendWriting = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  if (run.restarts >= RESTARTS) {
    const reason = 'We couldn’t write its script. Its idea waits for the next time.';
    await endWithoutVideo(ports, run, { status: 'failed', reason, keepsIdea: true }, now);
    return 'gave up';
  }
  const again = rewrittenRun(run, now);
  if (!(await ports.runs().replace(run, again))) return 'left';
  await startWriting(ports, again);
  return 'started';
};

/** Creates a video whose creation was lost; throws while that may work later. */
const film = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  try {
    return (await filmRun(ports, run, now)).status;
  } catch (error) {
    if (!isGivenUp(run, now)) throw error;
    const reason = 'We couldn’t begin its video. No credits were used.';
    return (await endWithoutVideo(ports, run, { status: 'failed', reason, keepsIdea: false }, now)).status;
  }
};

const tendFilming = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  const settled = await settleRun(ports, run.ownerId, run.id, now);
  if (settled?.version !== run.version) return settled?.status ?? 'gone';
  if (!(await isCreated(ports, run))) return film(ports, run, now);
  await ports.runs().replace(run, lookedAtAgain(run, LOOK_AGAIN_MS, now));
  return 'left';
};

/** Moves on a run that should have moved by now. Returns what was done, in a word. */
export const tendRun = async (ports: TendRunPorts, run: Run, now: Date): Promise<string> => {
  switch (run.status) {
    case 'writing':
      return tendWriting(ports, run, now);
    case 'filming':
      return tendFilming(ports, run, now);
    case 'held':
    case 'script_waits':
      return (await answerForTime(ports, run, now)).status;
    case 'video_waits': {
      const settled = await settleRun(ports, run.ownerId, run.id, now);
      if (settled?.version !== run.version) return settled?.status ?? 'gone';
      return (await answerForTime(ports, run, now)).status;
    }
    case 'approved':
    case 'skipped':
    case 'failed':
      return 'left';
  }
};
