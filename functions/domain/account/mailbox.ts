/** How many emails strangers can make us send to one mailbox. */
interface MailLimit {
  readonly most: number;
  /** How many of these emails may be requested from places where the owner hasn’t signed in. */
  readonly strangers: number;
  readonly seconds: number;
}

export const MAILS = {
  code: { most: 5, strangers: 3, seconds: 3600 },
  newsletter: { most: 2, strangers: 2, seconds: 86_400 },
} as const satisfies Record<string, MailLimit>;

/** An email that was sent, or would have been if the address had an account; `at` is in seconds since 1970. */
export interface SentMail {
  readonly at: number;
  /** Requested from a place where the owner of the mailbox has signed in. */
  readonly isOwners: boolean;
}

/** The emails that still count towards the limit, oldest first. */
export const counting = (
  sent: readonly SentMail[],
  { seconds }: MailLimit,
  at: number,
): readonly SentMail[] => sent.filter((mail) => mail.at + seconds > at);

/** How many seconds have to pass before the next email. */
export const mailWait = (sent: readonly SentMail[], limit: MailLimit, { isOwners, at }: SentMail): number => {
  const all = counting(sent, limit, at);
  const strangers = isOwners ? [] : all.filter((mail) => !mail.isOwners);
  const [mostFirst, strangersFirst] = [all.at(-limit.most), strangers.at(-limit.strangers)];
  return Math.max(
    0,
    ...[mostFirst, strangersFirst].flatMap((first) => (first ? [first.at + limit.seconds - at] : [])),
  );
};
