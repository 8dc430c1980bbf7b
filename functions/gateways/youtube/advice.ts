interface Advice {
  readonly advice: string;
  readonly canRetry: boolean;
}

const again = (advice: string): Advice => ({ advice, canRetry: true });
const never = (advice: string): Advice => ({ advice, canRetry: false });

const STUDIO = 'Open YouTube Studio to see what YouTube says about it.';
const WORDS = again('Change the title, description or tags, then publish the video again.');

/** What a creator can do about each of YouTube’s refusals, keyed by refusal code. */
const ADVICE: Readonly<Record<string, Advice>> = {
  uploadLimitExceeded: again('YouTube takes no more videos from your channel today. Try again tomorrow.'),
  quotaExceeded: again('YouTube takes no more videos from us today. It is sent again by itself tomorrow.'),
  rateLimitExceeded: again('Wait a few minutes, then try again.'),
  invalidTitle: WORDS,
  invalidDescription: WORDS,
  invalidTags: WORDS,
  youtubeSignupRequired: again(
    'Your Google account has no YouTube channel yet. Create one, then connect it again.',
  ),
  missing_scope: again('Connect your channel again and allow everything that Google asks you about.'),
  forbidden: again('Connect your channel again, and check in YouTube Studio that it may upload videos.'),
  invalidPublishAt: again('Choose another time, then publish the video again.'),
  duplicate: never(`YouTube already has this video. ${STUDIO}`),
  termsOfUse: never(`YouTube says that the video is against its rules. ${STUDIO}`),
  inappropriate: never(`YouTube says that the video is against its rules. ${STUDIO}`),
  copyright: never(`Somebody else holds a right in the video or its sound. ${STUDIO}`),
  claim: never(`Somebody else holds a right in the video or its sound. ${STUDIO}`),
  legal: never(`YouTube doesn’t show the video for legal reasons. ${STUDIO}`),
  uploaderAccountClosed: never('Your YouTube account is closed. Settle that with YouTube first.'),
  uploaderAccountSuspended: never('Your YouTube account is suspended. Settle that with YouTube first.'),
};

/** What a creator can do about a refusal; for an unknown code, check YouTube before trying again. */
export const youTubeAdvice = (code: string): Advice => ADVICE[code] ?? again(`${STUDIO} Then try again.`);
