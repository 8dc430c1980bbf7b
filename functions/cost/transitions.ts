import type { StepErrorName } from '#functions/domain/video/step-errors.ts';

/** How many states without a function a state machine enters once, and how many it enters for each scene. */
interface Entered {
  readonly once: number;
  readonly eachScene?: number;
}

/** The `Map` state over the scenes, and for each scene the state in which it is spoken and painted. */
const MAKE_SCENES = { once: 1, eachScene: 1 } as const satisfies Entered;

/**
 * The state transitions that Step Functions bills for a try of a step: the try itself, and the states without a
 * function that come with it. `test/functions/cost/receipt.cloud.test.ts` compares this with what the state machines
 * actually do.
 */
const ENTERED_WITH: Readonly<Record<string, Entered>> = {
  PlanScenes: MAKE_SCENES,
  // The state before it, which chooses whether the sound is mixed meanwhile.
  FilmScene: { once: 1 },
  // The state that contains it and the filming of one scene.
  MixSound: { once: 1 },
  // The end states of the state machines.
  FinishVideo: { once: 1 },
  FailVideo: { once: 1 },
  // The state that chooses what comes next, and the single end state that every execution for a series’ run reaches
  // later.
  BeginRun: { once: 2 },
  WriteScript: { once: 1 },
  // The state that chooses what comes next, and the one that waits for the next call or ends the execution.
  SendPublication: { once: 2 },
  // Two states follow this step: one waits for requests to finish, the other for steps.
  WithdrawFilms: { once: 1 },
  DeleteRows: { once: 2 },
};

/**
 * Errors that lead to states without a function: one ends an attempt that is already over, and one leads to a second
 * round of filming.
 */
const ENTERED_AFTER_ERROR: Readonly<Record<string, Entered>> = {
  AttemptOver: { once: 1 },
  FilmRejected: { ...MAKE_SCENES, once: MAKE_SCENES.once + 2 },
} satisfies Partial<Record<StepErrorName, Entered>>;

/**
 * Steps that run alongside others in a parallel state or a map. When one of them fails, the machine stops the rest,
 * and errors thrown by their tries after that lead to no other state; a try can’t tell whether it was the one that
 * ended the group.
 */
export const IN_A_GROUP: ReadonlySet<string> = new Set(['SpeakScene', 'PaintScene', 'FilmScene', 'MixSound']);

const enteredWith = (step: string, error: string | undefined): Entered | undefined => {
  if (error === undefined) return ENTERED_WITH[step];
  return IN_A_GROUP.has(step) ? undefined : ENTERED_AFTER_ERROR[error];
};

/** `error`: the name of the error that ended the try, if one did. `scenes`: how many scenes the film has. */
export const transitionsOf = (step: string, scenes: number, error?: string): number => {
  const { once, eachScene = 0 } = enteredWith(step, error) ?? { once: 0 };
  return 1 + once + eachScene * scenes;
};
