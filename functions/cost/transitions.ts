import type { StepErrorName } from '#functions/domain/video/step-errors.ts';

/**
 * The state transitions that Step Functions bills for a try of a step: the try itself, and the states without a
 * function that follow it. `test/functions/cost/receipt.cloud.test.ts` compares this with what the state machines did.
 */
const ENTERED_AFTER: Readonly<Record<string, number>> = {
  // The parallel state and the map of pictures.
  PlanScenes: 2,
  // The map of scenes, once for the whole film.
  Narrate: 1,
  // The ends of the machines.
  FinishVideo: 1,
  FailVideo: 1,
  // Waiting for requests, and for steps; both come after the same step.
  WithdrawFilms: 1,
  DeleteRows: 2,
};

/** Errors that lead to states without a function: the end of an attempt that is over, and the second filming. */
const ENTERED_AFTER_ERROR: Readonly<Record<string, number>> = {
  AttemptOver: 1,
  FilmRejected: 3,
} satisfies Partial<Record<StepErrorName, number>>;

/**
 * Steps that run beside others in a parallel state or a map. When one of them fails, the machine stops the rest, and
 * whatever their tries throw after that leads nowhere: no try can know whether it was the one that ended the group.
 */
export const IN_A_GROUP: ReadonlySet<string> = new Set(['Narrate', 'PaintScene', 'FilmScene']);

const enteredAfter = (step: string, error: string | undefined): number => {
  if (error === undefined) return ENTERED_AFTER[step] ?? 0;
  if (IN_A_GROUP.has(step)) return 0;
  return ENTERED_AFTER_ERROR[error] ?? 0;
};

/** `error`: the name of the error that ended the try, if one did. */
export const transitionsOf = (step: string, error?: string): number => 1 + enteredAfter(step, error);
