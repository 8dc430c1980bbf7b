import { createHash } from 'node:crypto';

/** Every key in the table, with its access pattern. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Secrets are stored and looked up only by their hash. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const SESSION_PREFIX = 'SESSION#';
export const INVOICE_PREFIX = 'INVOICE#';
export const AFFILIATE = 'AFFILIATE';
export const AFFILIATE_ROW_PREFIX = 'AFFILIATE#';

/** The partition with a month’s unsettled reservations. */
export const OPEN_PREFIX = 'OPEN#';

const MONTH_CHARS = '2026-11'.length;

/** The key of the session that a pointer in a user’s partition points to. */
export const sessionOf = (pointer: Key): Key => ({ pk: pointer.sk, sk: 'SESSION' });

export const userPk = (userId: string): string => `USER#${userId}`;

export const keys = {
  /** The user to whom an identity belongs: one get at sign-in. */
  identity: (issuer: string, subject: string): Key => ({
    pk: `IDENTITY#${hashOf(issuer, subject)}`,
    sk: 'USER',
  }),
  /** Everything that belongs to a user is in one partition, so that it can be listed and deleted together. */
  profile: (userId: string): Key => ({ pk: userPk(userId), sk: 'PROFILE' }),
  credits: (userId: string): Key => ({ pk: userPk(userId), sk: 'CREDITS' }),
  ledger: (userId: string, rowId: string): Key => ({ pk: userPk(userId), sk: `LEDGER#${rowId}` }),
  /** The user’s id at the payment provider, the time of the next payment check, and the lock on purchases. */
  customer: (userId: string): Key => ({ pk: userPk(userId), sk: 'CUSTOMER' }),
  /** A paid invoice, written once its credits have been granted. */
  invoice: (userId: string, invoiceId: string): Key => ({
    pk: userPk(userId),
    sk: `${INVOICE_PREFIX}${invoiceId}`,
  }),
  order: (userId: string, orderId: string): Key => ({ pk: userPk(userId), sk: `ORDER#${orderId}` }),
  /** An event from the payment provider that has been handled. */
  event: (eventId: string): Key => ({ pk: `EVENT#${eventId}`, sk: 'EVENT' }),
  /** Ids are ULIDs, so a backward query by prefix returns the newest first. */
  story: (userId: string, storyId: string): Key => ({ pk: userPk(userId), sk: `STORY#${storyId}` }),
  video: (userId: string, videoId: string): Key => ({ pk: userPk(userId), sk: `VIDEO#${videoId}` }),
  /** What a video has cost so far: one get. Removed with the video's row. */
  receipt: (userId: string, videoId: string): Key => ({ pk: userPk(userId), sk: `COST#${videoId}` }),
  /** What was counted on a day (UTC), such as `2026-11-20`: one query reads a range of days. */
  day: (userId: string, date: string): Key => ({ pk: userPk(userId), sk: `DAY#${date}` }),
  /** An account’s edge traffic in a month: one get for each call that opens files. Expires after a year. */
  egress: (userId: string, month: string): Key => ({ pk: userPk(userId), sk: `EGRESS#${month}` }),
  videoEgress: (userId: string, month: string, videoId: string): Key => ({
    pk: userPk(userId),
    sk: `EGRESS#${month}#${videoId}`,
  }),
  /** A part of an edge log object that has already been counted: written once. */
  countedLog: (object: string, part: number): Key => ({
    pk: `COUNTED#${hashOf(object)}`,
    sk: `PART#${part}`,
  }),
  /** The account that a random media folder belongs to: one get per folder in a log. Removed with the account. */
  mediaFolder: (folder: string): Key => ({ pk: `FOLDER#${folder}`, sk: 'USER' }),
  /** Finds a video by its link: one get. Removed with the video's row. */
  share: (shareId: string): Key => ({ pk: `SHARE#${shareId}`, sk: 'FILM' }),
  /**
   * A viewer’s plays, looked up by video and viewer without revealing either. They expire within a day of the video’s
   * removal.
   */
  viewing: (videoId: string, viewer: string): Key => ({
    pk: `VIEWING#${hashOf(videoId, viewer)}`,
    sk: 'VIEWING',
  }),
  /** A user’s affiliate row, next to their ledger rows: one query reads both. */
  affiliate: (userId: string): Key => ({ pk: userPk(userId), sk: AFFILIATE }),
  affiliateRow: (userId: string, rowId: string): Key => ({
    pk: userPk(userId),
    sk: `${AFFILIATE_ROW_PREFIX}${rowId}`,
  }),
  /** An affiliate’s payout details, sealed: one get. Removed with the account. */
  payoutDetails: (userId: string): Key => ({ pk: userPk(userId), sk: 'PAYOUT_DETAILS' }),
  /** Finds an affiliate by the code in their link: one get. Removed with the affiliate. */
  affiliateCode: (code: string): Key => ({ pk: `VIA#${code}`, sk: 'AFFILIATE' }),
  /** A click on an affiliate link on a day (UTC), looked up by code, viewer and day without revealing any of them. */
  click: (code: string, viewer: string, day: string): Key => ({
    pk: `CLICK#${hashOf(code, viewer, day)}`,
    sk: 'CLICK',
  }),
  /** Who referred a user: written together with the account, and never changed. */
  referral: (userId: string): Key => ({ pk: userPk(userId), sk: 'REFERRAL' }),
  /**
   * Who earned a commission on an invoice. Kept longer than the customer’s own rows, so that a late refund still
   * counts.
   */
  commission: (invoiceId: string): Key => ({ pk: `COMMISSION#${invoiceId}`, sk: 'COMMISSION' }),
  /** An account’s latest export: one get. */
  export: (userId: string): Key => ({ pk: userPk(userId), sk: 'EXPORT' }),
  /** How much a user has created, deleted or not: one get. */
  made: (userId: string): Key => ({ pk: userPk(userId), sk: 'MADE' }),
  /** An account’s pronunciation list: one get whenever a storyboard is read or a video is made. */
  pronunciations: (userId: string): Key => ({ pk: userPk(userId), sk: 'PRONUNCIATIONS' }),
  /** A newsletter subscription by its id, a hash of the address. */
  subscription: (id: string): Key => ({ pk: `NEWSLETTER#${id}`, sk: 'SUBSCRIBER' }),
  /** A letter to a user. Only one letter is queued under each key. Expires after two months. */
  letter: (userId: string, kind: string, once: string): Key => ({
    pk: userPk(userId),
    sk: `MAIL#${kind}#${hashOf(once)}`,
  }),
  /** The same for an address that has no account. */
  letterTo: (address: string, kind: string, once: string): Key => ({
    pk: `MAILBOX#${hashOf(address)}`,
    sk: `MAIL#${kind}#${hashOf(once)}`,
  }),
  /**
   * An address to which we send no more mail: one get per email. Looked up by address without revealing the address.
   */
  suppression: (address: string): Key => ({ pk: `MAILBOX#${hashOf(address)}`, sk: 'SUPPRESSED' }),
  /** One caller’s calls in the window that starts at `start` (seconds): one conditional update per call. */
  calls: (route: string, caller: string, start: number): Key => ({
    pk: `CALLS#${hashOf(route, caller)}`,
    sk: `WINDOW#${start}`,
  }),
  idempotency: (userId: string, route: string, key: string): Key => ({
    pk: userPk(userId),
    sk: `IDEMPOTENCY#${route}#${hashOf(key)}`,
  }),
  /**
   * The session that a request belongs to: one get. To end all of a user’s sessions, there is a pointer to each of
   * them in the user’s partition.
   */
  session: (token: string): Key => ({ pk: `${SESSION_PREFIX}${hashOf(token)}`, sk: 'SESSION' }),
  sessionPointer: (userId: string, token: string): Key => ({
    pk: userPk(userId),
    sk: `${SESSION_PREFIX}${hashOf(token)}`,
  }),
  /** A once-only grant that a person has received, stored under each of their marks: one get per mark. */
  usedGrant: (mark: string, grantId: string): Key => ({
    pk: `REMEMBERED#${mark}`,
    sk: `GRANT#${grantId}`,
  }),
  /** A used id token: written once. Expires when the token itself is too old to be accepted. */
  spentToken: (tokenId: string): Key => ({ pk: `SPENT#${hashOf(tokenId)}`, sk: 'TOKEN' }),
  /** How much budget was reserved and used in a month: one conditional update per film. */
  budgetMonth: (month: string): Key => ({ pk: `BUDGET#${month}`, sk: 'MONTH' }),
  /** The same for a day (UTC), such as `2026-11-20`. */
  budgetDay: (day: string): Key => ({ pk: `BUDGET#${day.slice(0, MONTH_CHARS)}`, sk: `DAY#${day}` }),
  /**
   * What a user’s failed attempts cost in a month, and what unsettled attempts may cost: one conditional update per
   * attempt.
   */
  losses: (userId: string, month: string): Key => ({ pk: userPk(userId), sk: `LOSSES#${month}` }),
  /** An attempt's reservation, kept until the attempt is over and settled: one query lists a month's reservations. */
  openReservation: (month: string, videoId: string, attempt: number): Key => ({
    pk: `BUDGET#${month}`,
    sk: `${OPEN_PREFIX}${videoId}#${attempt}`,
  }),
  /** The picture quality set by the operator: one get per minute. */
  pictureSwitch: { pk: 'SWITCH#PICTURES', sk: 'SWITCH' },
  /** The stage’s own voice recordings: one get per preview. */
  voicePreviews: { pk: 'VOICES', sk: 'PREVIEWS' },
  /** How long it took to make the stage’s latest films: one get when a create dialog opens or a video is started. */
  makingTimes: { pk: 'MAKING#TIMES', sk: 'TIMES' },
  /** A user’s attempts that hold a slot or are waiting for one: one get. */
  films: (userId: string): Key => ({ pk: userPk(userId), sk: 'FILMS' }),
  /** How many films hold a slot: one conditional update for each film that starts or ends. */
  filmSlots: { pk: 'SLOTS#FILMS', sk: 'SLOTS' },
  /** Whose turn it is: a query with a limit of one reads the longest-waiting account of a tier. */
  turn: (tier: string, since: string, userId: string): Key => ({
    pk: `QUEUE#${tier}`,
    sk: `${since}#${userId}`,
  }),
  ticket: (sessionId: string): Key => ({ pk: `TICKET#${hashOf(sessionId)}`, sk: 'TICKET' }),
} as const;

/**
 * For RescueRenders and PruneMedia: the sparse index `gsi1` holds the videos that have a slot, have files to withhold
 * or erase, or have ended but haven’t been pruned, oldest slot first.
 */
export const unfinishedIndex = (attemptedAt: string, videoId: string) => ({
  gsi1pk: 'UNFINISHED',
  gsi1sk: `${attemptedAt}#${videoId}`,
});

/** For ResumeDeletions: the same index holds the users whose account is being deleted, oldest deletion first. */
export const leavingIndex = (leavingAt: string, userId: string) => ({
  gsi1pk: 'LEAVING',
  gsi1sk: `${leavingAt}#${userId}`,
});

/** For ReconcilePayments: the same index holds the users whose payments must be read again, longest overdue first. */
export const billingIndex = (lookAgainAt: string, userId: string) => ({
  gsi1pk: 'BILLING',
  gsi1sk: `${lookAgainAt}#${userId}`,
});

/** For operators: the same index holds a month’s paused accounts, longest paused first. */
export const pausedIndex = (month: string, pausedAt: string, userId: string) => ({
  gsi1pk: `PAUSED#${month}`,
  gsi1sk: `${pausedAt}#${userId}`,
});

/** For SendMails: the same index holds the letters that are waiting to be sent, longest overdue first. */
export const mailIndex = (dueAt: string, key: Key) => ({
  gsi1pk: 'MAIL',
  gsi1sk: `${dueAt}#${hashOf(key.pk, key.sk)}`,
});

/** For PruneExports: the same index holds the exports that need attention, longest overdue first. */
export const exportsIndex = (dueAt: string, userId: string) => ({
  gsi1pk: 'EXPORTS',
  gsi1sk: `${dueAt}#${userId}`,
});
