interface Advice {
  /** What the creator can do about the refusal. */
  readonly advice: string;
  /** Whether the same video may be sent again unchanged once the creator has followed the advice. */
  readonly canRetry: boolean;
}

const again = (advice: string): Advice => ({ advice, canRetry: true });
const never = (advice: string): Advice => ({ advice, canRetry: false });

/** What a refusal by TikTok means for a creator. Several TikTok codes may mean the same thing. */
export const ADVICE = {
  reconnect: again('Connect your TikTok account again and allow everything that TikTok asks you about.'),
  wait: again('Wait a few minutes, then try again.'),
  tomorrow: again('TikTok takes no more posts from your account today. Try again tomorrow.'),
  full_inbox: again(
    'Too many drafts wait in your TikTok inbox. Post or delete some of them in the TikTok app, then try again tomorrow.',
  ),
  app_is_full: again(
    'TikTok limits how many people may post through us in a day. Try again tomorrow, or send the video to your TikTok inbox.',
  ),
  account_barred: again(
    'TikTok doesn’t let your account post. Open the TikTok app, read what it says about your account, and try again once that is settled.',
  ),
  spam: never(
    'TikTok takes this post for spam. Open the TikTok app and read what it says about your account.',
  ),
  spam_in_text: never(
    'TikTok takes the text for spam. Write it in other words, with fewer links and hashtags.',
  ),
  private_only: again(
    'So far TikTok lets us post to private accounts only. Make your account private in the TikTok app, or send the video to your TikTok inbox.',
  ),
  consent: never('Choose again how to post the video, and agree to it.'),
  choose_viewers: never('Your TikTok account doesn’t offer this choice. Choose again who can see the video.'),
  other_account: again(
    'The video was sent from another TikTok account. Connect that account, or publish the video again.',
  ),
  look_there: again(
    'TikTok doesn’t know this post any more. Look at your profile, and publish the video again if it isn’t there.',
  ),
  canceled: again('The post was canceled at TikTok. Publish the video again if you still want to.'),
  wrong_file: never('TikTok can’t read the file. Make the video again, then publish it.'),
  wrong_length: never(
    'The video is too short or too long for your TikTok account. Change its length, then publish it.',
  ),
  wrong_picture: never(
    'TikTok doesn’t accept the size or the frame rate of this video. Make it again, then publish it.',
  ),
  our_mistake: never(
    'We sent TikTok something that it doesn’t accept; this is not your mistake. Download the video and post it in the TikTok app.',
  ),
  unknown: again(
    'Look at your TikTok profile. If the video isn’t there, try again, or download it and post it in the TikTok app.',
  ),
} as const satisfies Readonly<Record<string, Advice>>;

export type Meaning = keyof typeof ADVICE;
