import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { type Answer, howItStands, mayAnswer } from '#functions/domain/series/runs/answers.ts';

/** Which run is being answered, and which version of the run the creator has seen. */
export interface Answered {
  readonly ownerId: string;
  readonly runId: string;
  readonly version: number;
}

interface Ports {
  readonly runs: Lazy<Runs>;
}

/** The message for a creator who answered too late: it states the run’s current state. */
export const runChanged = async ({ runs }: Ports, { ownerId, runId }: Answered): Promise<Refusal> => {
  const run = await runs().find(ownerId, runId);
  return run === undefined ? new Refusal('not_found') : new Refusal('run_changed', howItStands(run));
};

/**
 * The run as its creator has seen it, if this answer is still possible. Refuses (`not_found`, `run_changed`, and
 * `against_rules` for a script that can’t be filmed).
 */
export const seenRun = async (ports: Ports, answered: Answered, answer: Answer): Promise<Run> => {
  const run = await ports.runs().find(answered.ownerId, answered.runId);
  if (run === undefined) throw new Refusal('not_found');
  if (run.version !== answered.version) throw new Refusal('run_changed', howItStands(run));
  if (mayAnswer(run, answer)) return run;
  throw run.held === 'rules'
    ? new Refusal('against_rules', run.reason)
    : new Refusal('run_changed', howItStands(run));
};

/** Changes a run; if the run has changed since it was read, throws a refusal with its current state instead. */
export const replaceSeen = async (ports: Ports, before: Run, after: Run): Promise<Run> => {
  if (await ports.runs().replace(before, after)) return after;
  throw await runChanged(ports, { ownerId: before.ownerId, runId: before.id, version: before.version });
};
