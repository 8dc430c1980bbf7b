import { FILM_MAX_SECONDS, FILM_MIN_SECONDS } from '#contract/catalogue.ts';
import type { RetryPolicyName } from './retry-policies.ts';

/** What a creator reads about an attempt that failed; raw messages never reach them. */
export interface Sentences {
  /** The message for a failed video. */
  readonly film: string;
  /** A clause for a failed scene edit, after "We couldn’t change scene 3: ". */
  readonly change: string;
}

interface ErrorRow extends Sentences {
  readonly retry: RetryPolicyName;
}

const RETURNED = 'Your credits have been returned.';

export const UNEXPECTED: Sentences = {
  film: `We couldn’t make this video. ${RETURNED} Please try again.`,
  change: 'something went wrong on our side',
};
const TOO_LONG: Sentences = {
  film: `The video took too long to create, so we stopped it. ${RETURNED} Please try again.`,
  change: 'it took too long, so we stopped it',
};

/** Every error that a step throws deliberately. To add an error, start with a row here. */
export const STEP_ERRORS = {
  /** The attempt has ended (deleted, timed out, retried). The machine catches this: no message is shown. */
  AttemptOver: { retry: 'never', ...UNEXPECTED },
  PictureRefused: {
    retry: 'never',
    film: `The image generator declined one of the scenes. ${RETURNED} Try again, or use a different story.`,
    change: 'the image generator declined the new picture',
  },
  NarrationRefused: {
    retry: 'never',
    film: `The narrator couldn’t read this story. ${RETURNED} Try a different story.`,
    change: 'the narrator couldn’t read the new text',
  },
  StillUnreadable: {
    retry: 'never',
    film: `A picture couldn’t be used. ${RETURNED} Please try again.`,
    change: 'the new picture couldn’t be used',
  },
  MediaUnreadable: {
    retry: 'never',
    film: `One of your own pictures or clips couldn’t be used. ${RETURNED} Replace it, or upload it again.`,
    change: 'one of your own pictures or clips couldn’t be used',
  },
  /** Deleted by the creator after the video was ordered. */
  MediaGone: {
    retry: 'never',
    film: `A file of yours that this video uses was deleted. ${RETURNED} Upload it again, or use another one.`,
    change: 'a file of yours that this video uses was deleted',
  },
  /** The upload was accepted under rules that have since changed. */
  MediaRefused: {
    retry: 'never',
    film: `One of your own pictures or clips is against our rules. ${RETURNED} Replace it, and try again.`,
    change: 'one of your own pictures or clips is against our rules',
  },
  MusicUnreadable: {
    retry: 'never',
    film: `The music couldn’t be read. ${RETURNED} Try a different track.`,
    change: 'the music couldn’t be read',
  },
  TimelineImpossible: {
    retry: 'never',
    film: `The narration has to be ${FILM_MIN_SECONDS} to ${FILM_MAX_SECONDS} seconds long. ${RETURNED} Try a different story.`,
    change: `the video would no longer be ${FILM_MIN_SECONDS} to ${FILM_MAX_SECONDS} seconds long`,
  },
  /** The machine films once more before giving up. */
  FilmRejected: {
    retry: 'never',
    film: `The finished video failed our picture and sound checks twice. ${RETURNED} Please try again.`,
    change: 'the changed video didn’t pass our checks',
  },
  /** The scene shows another scene's picture, which is still being painted. */
  StillAwaited: {
    retry: 'awaited',
    film: `A service we depend on didn’t answer in time. ${RETURNED} Please try again in a few minutes.`,
    change: 'a service we depend on didn’t answer in time',
  },
  /** A provider is busy, unavailable or slow. */
  ProviderBusy: {
    retry: 'provider',
    film: `A service we depend on didn’t answer in time. ${RETURNED} Please try again in a few minutes.`,
    change: 'a service we depend on didn’t answer in time',
  },
  /** The painter's next picture may be usable. */
  PictureUnusable: {
    retry: 'once',
    film: `A picture couldn’t be used. ${RETURNED} Please try again.`,
    change: 'the new picture couldn’t be used',
  },
  NarrationUnreadable: {
    retry: 'once',
    film: `The voice recording was damaged. ${RETURNED} Please try again.`,
    change: 'the new recording was damaged',
  },
  ClipUnusable: { retry: 'once', ...UNEXPECTED },
  /** Another machine may have space. */
  DiskFull: {
    retry: 'once',
    film: `Our server ran out of disk space. ${RETURNED} Please try again in a few minutes.`,
    change: 'our server ran out of disk space',
  },
} as const satisfies Record<string, ErrorRow>;

export type StepErrorName = keyof typeof STEP_ERRORS;

/** Errors that Lambda and Step Functions report. `States.TaskFailed` matches any error that no other retrier names. */
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

/** Execution statuses that the machine itself cannot catch. */
export const EXECUTION_ENDS = {
  'Execution.TIMED_OUT': TOO_LONG,
  'Execution.ABORTED': {
    film: `Video creation was stopped. ${RETURNED} Please try again.`,
    change: 'it was stopped',
  },
} as const satisfies Record<string, Sentences>;

/** Ends a step. Its name determines Retry, Catch and the creator's message. */
export class StepError extends Error {
  override readonly name: StepErrorName;
  constructor(name: StepErrorName, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = name;
  }
}
