/**
 * Why an account gets no free credits. `elsewhere`: the person already got this month’s credits on another account.
 */
export const WITHHELD = ['unverified', 'disposable', 'elsewhere'] as const;
export type Withheld = (typeof WITHHELD)[number];

/** What to tell users who don’t get free credits. */
export const WITHHELD_SENTENCES: Readonly<Record<Withheld, string>> = {
  unverified:
    'Free videos and the trial need a verified email address. Verify yours with your sign-in provider, then sign in again.',
  disposable:
    'Free videos and the trial aren’t available for temporary email addresses. Sign up with your usual address, or choose a plan.',
  elsewhere: 'You’ve already had this month’s free videos with another account. New ones come next month.',
};
