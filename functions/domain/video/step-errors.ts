import type { RetryPolicyName } from './retry-policies.ts';

/** What a creator reads about an attempt that failed; raw messages never reach them. */
export interface Sentences {
  /** Of a film: whole sentences. */
  readonly film: string;
  /** Of a change to a scene: a clause that follows "Scene 3 could not be changed: ". */
  readonly change: string;
}

interface ErrorRow extends Sentences {
  readonly retry: RetryPolicyName;
}

const BACK = 'Your credits are back;';

export const UNEXPECTED: Sentences = {
  film: `The video could not be made. ${BACK} please try again.`,
  change: 'something went wrong on our side',
};
const TOO_LONG: Sentences = {
  film: `Making the video took too long and was stopped. ${BACK} please try again.`,
  change: 'it took too long and was stopped',
};

/** Every error with which a step ends by its own decision. A new one begins with its row here. */
export const STEP_ERRORS = {
  /** The attempt was ended meanwhile (deleted, timed out, retried). The machine catches it, so no sentence is shown. */
  AttemptOver: { retry: 'never', ...UNEXPECTED },
  PictureRefused: {
    retry: 'never',
    film: `The painter declined one of the scenes. ${BACK} try again, or make a video of another story.`,
    change: 'the painter declined another picture',
  },
  NarrationRefused: {
    retry: 'never',
    film: `The voice could not speak this story. ${BACK} make a video of another story.`,
    change: 'the voice could not speak the new words',
  },
  StillUnreadable: {
    retry: 'never',
    film: `A picture could not be used. ${BACK} please try again.`,
    change: 'the new picture could not be used',
  },
  MusicUnreadable: {
    retry: 'never',
    film: `The music could not be read. ${BACK} make the video with another track.`,
    change: 'the music could not be read',
  },
  TimelineImpossible: {
    retry: 'never',
    film: `The spoken story does not fit a video of 15 to 180 seconds. ${BACK} make a video of another story.`,
    change: 'the video would no longer last 15 to 180 seconds',
  },
  /** The machine films it a second time before it gives up. */
  FilmRejected: {
    retry: 'never',
    film: `The finished video failed our checks of picture and sound twice. ${BACK} please try again.`,
    change: 'the edited video failed our checks',
  },
  /** A provider is busy, away or slow. */
  ProviderBusy: {
    retry: 'provider',
    film: `A service the video needs did not answer in time. ${BACK} please try again in a few minutes.`,
    change: 'a service it needs did not answer in time',
  },
  /** The painter's next picture may be usable. */
  PictureUnusable: {
    retry: 'once',
    film: `A picture could not be used. ${BACK} please try again.`,
    change: 'the new picture could not be used',
  },
  NarrationUnreadable: {
    retry: 'once',
    film: `The recording of the voice was damaged. ${BACK} please try again.`,
    change: 'the new recording was damaged',
  },
  ClipUnusable: { retry: 'once', ...UNEXPECTED },
  /** Another machine may have room. */
  DiskFull: {
    retry: 'once',
    film: `Our machine ran out of space while making the video. ${BACK} please try again in a few minutes.`,
    change: 'our machine ran out of space',
  },
} as const satisfies Record<string, ErrorRow>;

export type StepErrorName = keyof typeof STEP_ERRORS;

/** Errors that Lambda and Step Functions report. `States.TaskFailed` is any error that no other retrier names. */
export const PLATFORM_ERRORS = {
  'Lambda.ServiceException': { retry: 'throttled', ...UNEXPECTED },
  'Lambda.AWSLambdaException': { retry: 'throttled', ...UNEXPECTED },
  'Lambda.SdkClientException': { retry: 'throttled', ...UNEXPECTED },
  'Lambda.TooManyRequestsException': { retry: 'throttled', ...UNEXPECTED },
  'Lambda.Unknown': { retry: 'crashed', ...UNEXPECTED },
  'Runtime.ExitError': { retry: 'crashed', ...UNEXPECTED },
  'Runtime.OutOfMemory': { retry: 'crashed', ...UNEXPECTED },
  'Sandbox.Timedout': { retry: 'crashed', ...UNEXPECTED },
  'States.Timeout': { retry: 'crashed', ...TOO_LONG },
  'States.TaskFailed': { retry: 'once', ...UNEXPECTED },
} as const satisfies Record<string, ErrorRow>;

/** Ends of an execution that its machine cannot catch. */
export const EXECUTION_ENDS = {
  'Execution.TIMED_OUT': TOO_LONG,
  'Execution.ABORTED': {
    film: `Making the video was stopped. ${BACK} please try again.`,
    change: 'it was stopped',
  },
} as const satisfies Record<string, Sentences>;

/** Ends a step. Retry, Catch and the creator's sentence follow from its name. */
export class StepError extends Error {
  override readonly name: StepErrorName;
  constructor(name: StepErrorName, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = name;
  }
}
