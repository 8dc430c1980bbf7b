import type { PublicationProblem } from './publication.ts';

/** Why a publication failed, when the reason doesn’t come from the platform. */

export const CHECK_ADVICE = 'Look for the video at the platform before you try again.';
export const GAVE_UP: PublicationProblem = {
  code: 'gave_up',
  message: 'The video could not be sent, however often we tried.',
  advice: CHECK_ADVICE,
  canRetry: true,
};
export const NO_TRACE: PublicationProblem = {
  code: 'no_trace',
  message: 'The connection broke at the end of the upload, and the platform doesn’t show the video.',
  advice: CHECK_ADVICE,
  canRetry: true,
};
export const LOST: PublicationProblem = {
  code: 'never_told',
  message: 'The platform hasn’t said what became of this video for two days.',
  advice: CHECK_ADVICE,
  canRetry: true,
};

export const UNCLEAR: PublicationProblem = {
  code: 'unclear',
  message:
    'The upload broke off at its end, and we can’t tell whether a video with its title on the account is this one.',
  advice: CHECK_ADVICE,
  canRetry: true,
};

/**
 * We no longer have the connection or offer the platform, but the platform has the whole video and will go on
 * processing it.
 */
const OUT_OF_SIGHT = 'out_of_sight';
export const outOfSight = (advice: string): PublicationProblem => ({
  code: OUT_OF_SIGHT,
  message: 'The video is at the platform, but we can no longer see what becomes of it.',
  advice,
  canRetry: true,
});
export const isOutOfSight = ({ code }: Pick<PublicationProblem, 'code'>): boolean => code === OUT_OF_SIGHT;

export const CONNECT_AGAIN = 'Connect the account again in Settings, and then try again.';
export const DISCONNECTED: PublicationProblem = {
  code: 'not_connected',
  message: 'The account was disconnected.',
  advice: CONNECT_AGAIN,
  canRetry: true,
};
