import { z } from 'zod';
import type { RetryPolicyName } from './retry-policies.ts';

/** A failure’s details, apart from its name; the creator may see all of them. */
export const FailureFacts = z.object({
  /** Counted from 0. */
  scene: z.int().min(0).optional(),
  /** A clause in our own words: "it is silent", "it ends before “ocean”". */
  measured: z.string().max(300).optional(),
});
export type FailureFacts = Readonly<z.infer<typeof FailureFacts>>;

/**
 * What a message may say about a failure: the scene, as "scene 3", and the reason, as ": it is silent" or nothing.
 */
interface Known {
  readonly scene: string | undefined;
  readonly why: string;
}
export type Sentence = (known: Known) => string;

/** The message a creator reads about a failed attempt; they never see raw messages. */
export interface Sentences {
  /** The message for a failed video. */
  readonly film: Sentence;
  /** The clause that follows "We couldn’t change scene 3: " when a scene edit fails. */
  readonly change: Sentence;
}

interface ErrorRow extends Sentences {
  readonly retry: RetryPolicyName;
}

const RETURNED = 'Your credits have been returned.';

/** " of scene 3", or nothing. */
const named = (before: 'of' | 'for' | 'with', scene: string | undefined): string =>
  scene === undefined ? '' : ` ${before} ${scene}`;
const adviceFor = (scene: string | undefined): string =>
  scene === undefined ? 'Try a different story.' : 'Change its words, or try a different story.';

export const UNEXPECTED: Sentences = {
  film: ({ scene }) => `We couldn’t make ${scene ?? 'this video'}. ${RETURNED} Please try again.`,
  change: ({ scene }) => `something went wrong on our side${named('with', scene)}`,
};
const TOO_LONG: Sentences = {
  film: () => `The video took too long to create, so we stopped it. ${RETURNED} Please try again.`,
  change: () => 'it took too long, so we stopped it',
};
const UNANSWERED: Sentences = {
  film: ({ scene }) =>
    `A service we depend on didn’t answer in time${named('for', scene)}. ${RETURNED} Please try again in a few minutes.`,
  change: ({ scene }) => `a service we depend on didn’t answer in time${named('for', scene)}`,
};
const UNUSABLE_PICTURE: Sentences = {
  film: ({ scene, why }) =>
    `${scene === undefined ? 'A picture' : `The picture of ${scene}`} couldn’t be used${why}. ${RETURNED} Please try again.`,
  change: ({ scene, why }) => `the new picture${named('of', scene)} couldn’t be used${why}`,
};

/** Every error that a step throws deliberately. To add an error, start by adding an entry here. */
export const STEP_ERRORS = {
  /** The attempt has ended (deleted, timed out, retried). The state machine catches this, and no message is shown. */
  AttemptOver: { retry: 'never', ...UNEXPECTED },
  PictureRefused: {
    retry: 'never',
    film: ({ scene }) =>
      `The image generator declined ${scene === undefined ? 'one of the scenes' : `the picture of ${scene}`}. ${RETURNED} Try again, or use a different story.`,
    change: ({ scene }) => `the image generator declined the new picture${named('of', scene)}`,
  },
  NarrationRefused: {
    retry: 'never',
    film: ({ scene }) =>
      `The narrator couldn’t read ${scene ?? 'this story'}. ${RETURNED} ${adviceFor(scene)}`,
    change: ({ scene }) => `the narrator couldn’t read the new text${named('of', scene)}`,
  },
  StillUnreadable: { retry: 'never', ...UNUSABLE_PICTURE },
  MediaUnreadable: {
    retry: 'never',
    film: ({ scene }) =>
      `${scene === undefined ? 'One of your own pictures or clips' : `Your own picture or clip in ${scene}`} couldn’t be used. ${RETURNED} Replace it, or upload it again.`,
    change: ({ scene }) =>
      `${scene === undefined ? 'one of your own pictures or clips' : `your own picture or clip in ${scene}`} couldn’t be used`,
  },
  /** Deleted by the creator after the video was ordered. */
  MediaGone: {
    retry: 'never',
    film: ({ scene }) =>
      `A file of yours that ${scene ?? 'this video'} uses was deleted. ${RETURNED} Upload it again, or use another one.`,
    change: ({ scene }) => `a file of yours that ${scene ?? 'this video'} uses was deleted`,
  },
  /** The upload was accepted under rules that have since changed. */
  MediaRefused: {
    retry: 'never',
    film: ({ scene }) =>
      `${scene === undefined ? 'One of your own pictures or clips' : `Your own picture or clip in ${scene}`} is against our rules. ${RETURNED} Replace it, and try again.`,
    change: ({ scene }) =>
      `${scene === undefined ? 'one of your own pictures or clips' : `your own picture or clip in ${scene}`} is against our rules`,
  },
  MusicUnreadable: {
    retry: 'never',
    film: () => `The music couldn’t be read. ${RETURNED} Try a different track.`,
    change: () => 'the music couldn’t be read',
  },
  TimelineImpossible: {
    retry: 'never',
    film: ({ scene, why }) =>
      `The narration${named('of', scene)} can’t become a video${why}. ${RETURNED} ${adviceFor(scene)}`,
    change: ({ scene, why }) => `the narration${named('of', scene)} can’t become a video${why}`,
  },
  /** The state machine films everything once more before giving up. */
  FilmRejected: {
    retry: 'never',
    film: ({ why }) =>
      `The finished video failed our picture and sound checks twice${why}. ${RETURNED} Please try again.`,
    change: ({ why }) => `the changed video didn’t pass our checks${why}`,
  },
  /** The scene uses another scene’s picture, which is still being painted. */
  StillAwaited: { retry: 'awaited', ...UNANSWERED },
  /** A provider is busy, unavailable or slow. */
  ProviderBusy: { retry: 'provider', ...UNANSWERED },
  /** The painter's next picture may be usable. */
  PictureUnusable: { retry: 'once', ...UNUSABLE_PICTURE },
  NarrationUnreadable: {
    retry: 'once',
    film: ({ scene, why }) =>
      `The voice recording${named('of', scene)} was damaged${why}. ${RETURNED} Please try again.`,
    change: ({ scene, why }) => `the new recording${named('of', scene)} was damaged${why}`,
  },
  ClipUnusable: { retry: 'once', ...UNEXPECTED },
  /** Another machine may have enough disk space. */
  DiskFull: {
    retry: 'once',
    film: () => `Our server ran out of disk space. ${RETURNED} Please try again in a few minutes.`,
    change: () => 'our server ran out of disk space',
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

/** Execution statuses that the state machine itself cannot catch. */
export const EXECUTION_ENDS = {
  'Execution.TIMED_OUT': TOO_LONG,
  'Execution.ABORTED': {
    film: () => `Video creation was stopped. ${RETURNED} Please try again.`,
    change: () => 'it was stopped',
  },
} as const satisfies Record<string, Sentences>;

/** An error that ends a step. Its name determines the Retry, the Catch and the message for the creator. */
export class StepError extends Error {
  override readonly name: StepErrorName;
  readonly facts: FailureFacts;
  constructor(
    name: StepErrorName,
    message: string,
    { facts = {}, ...options }: { cause?: unknown; facts?: FailureFacts } = {},
  ) {
    super(message, options);
    this.name = name;
    this.facts = facts;
  }
}
