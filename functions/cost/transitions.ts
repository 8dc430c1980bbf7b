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
const ENTERED_AFTER_ERROR: Readonly<Record<string, number>> = { AttemptOver: 1, FilmRejected: 3 };

/** `error`: the name of the error that ended the try, if one did. */
export const transitionsOf = (step: string, error?: string): number =>
  1 + ((error === undefined ? ENTERED_AFTER[step] : ENTERED_AFTER_ERROR[error]) ?? 0);
