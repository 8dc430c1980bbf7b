/** Row attributes that only the table needs. */
export const INTERNAL = ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'ttl', 'version'] as const;

interface Exported {
  /** The JSON file that contains these rows. */
  readonly file: string;
  readonly about: string;
  /** The only attributes to export from a row that also holds secrets or other people's data. */
  readonly only?: readonly string[];
  /** Attributes left out. */
  readonly without?: readonly string[];
}
interface LeftOut {
  readonly what: string;
  readonly leftOut: string;
}

/**
 * For each kind of row in a user’s partition, by the first part of its sort key: what an export includes from the
 * row, or why the row is left out. A test compares this list with the keys, so that no new kind is forgotten.
 */
export const USER_ROWS = {
  PROFILE: {
    file: 'account.json',
    about: 'your name, email address and picture, how you sign in, and the settings kept on your account',
    // Keyed hashes that keep free credits from being given twice.
    without: ['marks', 'paymentMarks'],
  },
  SESSION: {
    file: 'sessions.json',
    about: 'the browsers that are signed in: since when, and last used when, in seconds since 1970',
    only: ['device', 'openedAt', 'usedAt'],
  },
  STORY: { file: 'stories.json', about: 'your stories with their prompts and scenes' },
  STORYBOARD: {
    file: 'storyboards.json',
    about: 'your storyboards: scenes, settings, and which pictures were painted',
  },
  STORYBOARDS: {
    what: 'Which of your stories has an open storyboard',
    leftOut: '“storyId” in storyboards.json says the same',
  },
  SERIES: {
    file: 'series.json',
    about: 'your series: your choices for each, and how far it has come',
    without: ['revision'],
  },
  ALL_SERIES: {
    what: 'Which series you have, and which are active',
    leftOut: '“id” and “status” in series.json say the same',
  },
  IDEA: { file: 'ideas.json', about: 'the ideas that wait in your series' },
  RUN: {
    file: 'runs.json',
    about:
      'each video that your series made or tried to make: its idea, its story, its state, and your answer',
  },
  VIDEO: {
    file: 'videos.json',
    about:
      'your videos: script, settings, figures, share link, and what was measured on the film; a deleted one too, until its seven days are over',
  },
  CONNECTION: {
    file: 'connections.json',
    about: 'the accounts you connected for publishing: where, under which name, and what you allowed',
    without: ['tokens', 'refreshing', 'looksAt', 'revision'],
  },
  PUBLICATION: {
    file: 'publications.json',
    about: 'where and when your videos were published or will be, with which words, and what became of it',
    without: ['remote', 'film', 'revision', 'troubles', 'leftOutAt'],
  },
  POSTED: {
    what: 'Which of your videos were published on which account',
    leftOut: '“videoId” and “connectionId” in publications.json say the same',
  },
  PRONUNCIATIONS: {
    file: 'pronunciations.json',
    about: 'the words on your pronunciation list, and how voices say them',
    without: ['revision'],
  },
  UPLOAD: {
    file: 'my-media.json',
    about: 'the pictures, clips and sounds you uploaded',
    without: ['checkStarted', 'mediaFolder'],
  },
  PERMIT: {
    what: 'Which permits to send us a file were given in the last hour',
    leftOut: 'they end within minutes, and my-media.json has the files',
  },
  STORAGE: { file: 'storage.json', about: 'how much the files you uploaded take' },
  DAY: { file: 'figures-by-day.json', about: 'plays, completions, shares and downloads on each day' },
  EGRESS: { file: 'traffic.json', about: 'how many bytes of your videos were watched and downloaded' },
  MADE: { file: 'counts.json', about: 'how many stories you have made' },
  CREDITS: { file: 'credits.json', about: 'your plan, and the credits you have' },
  LEDGER: { file: 'credit-ledger.json', about: 'every change of your credits' },
  CUSTOMER: {
    file: 'payment-provider.json',
    about: 'your customer number at our payment provider',
    only: ['customerId'],
  },
  ORDER: { file: 'orders.json', about: 'the plans you ordered' },
  INVOICE: { file: 'invoices.json', about: 'the invoices you paid, with a link to each' },
  AFFILIATE: {
    file: 'affiliate.json',
    about: 'as an affiliate: your code, its clicks and sign-ups, your commissions and payouts',
  },
  PAYOUT_DETAILS: {
    file: 'payout-details.json',
    about: 'where your payouts go, masked: the whole number is stored encrypted',
    only: ['masked', 'changedAt'],
  },
  REFERRAL: {
    file: 'referral.json',
    about: 'when you followed an affiliate’s link; not whose it was',
    only: ['clickedAt'],
  },
  MAIL: {
    file: 'mails.json',
    about: 'the mails we sent you in the last two months: what each was about, and when',
    only: ['kind', 'createdAt', 'outcome', 'settledAt'],
  },
  NOTICE: {
    file: 'notices.json',
    about: 'what our operators decided about your videos and your account, why, and whether you appealed',
  },
  OPERATOR: {
    what: 'Whether you are an operator',
    leftOut: 'only operators have this row, and it belongs to their work',
  },
  DELETED: {
    what: 'Which of your videos are deleted and can still be restored',
    leftOut: '“status” and “deletedAt” in videos.json say the same',
  },
  COST: { what: 'What each video cost us', leftOut: 'these are our own bills, and say nothing about you' },
  LOSSES: {
    what: 'What your failed videos cost us',
    leftOut: 'these are our own bills; they only stop an account whose videos keep failing',
  },
  UNPAID: {
    what: 'What was written and spoken for you before a video was made has cost us',
    leftOut: 'these are our own bills; they only limit what is done for no credits',
  },
  SPOKEN: {
    what: 'How long we spoke for you today before a video was made',
    leftOut: 'it is only kept until the day is over',
  },
  FILMS: {
    what: 'Which of your videos wait in the queue',
    leftOut: 'it changes by the minute, and “status” in videos.json says the same',
  },
  CHECKS: {
    what: 'Which of your uploads wait to be checked',
    leftOut: 'it changes by the second, and “status” in my-media.json says the same',
  },
  PACKS: { what: 'Whether your archive waits to be packed', leftOut: 'it was: you are reading it' },
  WORK: {
    what: 'What checking your uploads and packing your archives cost us in the last days',
    leftOut: 'these are our own bills, and say nothing about you',
  },
  IDEMPOTENCY: {
    what: 'Marks of requests that were sent twice',
    leftOut: 'they are hashes, and deleted after a day',
  },
  EXPORT: { what: 'That you asked for this archive', leftOut: 'you are reading it' },
} as const satisfies Record<string, Exported | LeftOut>;

export const ROWS: ReadonlyMap<string, Exported | LeftOut> = new Map(Object.entries(USER_ROWS));

/** The kind of a row, taken from its sort key: `LEDGER` for `LEDGER#grant:trial`. */
export const kindOf = (sk: string): string => sk.split('#', 1)[0] ?? sk;
