/** Log lines that operators search for, by `event` field. `docs/runbook.md` names them. */
export const EVENTS = {
  /** A row did not match its schema and was skipped. `pk`, `sk`, `where`: the fields that did not match. */
  rowSkipped: 'row-skipped',
  /** The table failed to count a call, so the call was let through. `route`. */
  callNotCounted: 'call-not-counted',
  /** The key of a failed call could not be released, or the key’s stored result could not be read. `route`. */
  keyNotSettled: 'idempotency-key-not-settled',
  /** The files of a deleted video could not be moved or erased; PruneMedia will do that. `videoId`. */
  filesLeft: 'files-left',
  /** An attempt with a slot has no execution yet; RescueRenders will start it. `videoId`. */
  renderNotStarted: 'render-not-started',
  /**
   * The state machine did not respond; TendDue will start the storyboard's pictures in a minute. `videoId`.
   */
  paintingNotStarted: 'painting-not-started',
  /** The same for speaking the storyboard’s scenes. `videoId`. */
  speakingNotStarted: 'speaking-not-started',
  /** The same for matching a creator’s own narration. `videoId`. */
  narrationNotStarted: 'narration-not-started',
  /**
   * The state machine did not respond; TendDue will start the run's script in a quarter of an hour. `runId`.
   */
  runNotStarted: 'run-not-started',
  /**
   * A platform refused a call or gave no usable answer. `publicationId` or `connectionId`, `platform`, `kind`,
   * `reason`.
   */
  platformFailed: 'platform-failed',
  /**
   * A publication’s upload was reserved in a platform’s daily quota, which all accounts share. `publicationId`,
   * `platform`; `uploads`, `units`: how much of the day’s quota is used.
   */
  platformPlaceTaken: 'platform-place-taken',
  /**
   * A publication has to wait for the platform’s next day. `publicationId`, `platform`, `full`: `account`, `tier` or
   * `day`.
   */
  platformDayFull: 'platform-day-full',
  /** A publication could not be started; TendDue will start it within a minute. `publicationId`. */
  publicationNotStarted: 'publication-not-started',
  /** The publications of an approved video could not be ordered; TendDue will order them within minutes. `runId`. */
  runNotPublished: 'run-not-published',
  /**
   * A run could not be updated when its video ended; TendDue will update it within half an hour. `runId`, `videoId`.
   */
  runNotSettled: 'run-not-settled',
  /** A request could not hand out free slots; DispatchFilms will do so within a minute. */
  filmsNotDispatched: 'films-not-dispatched',
  /** An account deletion could not ask the payment provider for customers that we have no row for. `userId`. */
  customersNotSearched: 'customers-not-searched',
  /** A painted scene has no small still to show while the video is made; its film is unaffected. `key`. */
  stillNotShown: 'still-not-shown',
  /** A filmed scene can’t be watched while the video is made; its film is unaffected. `key`. */
  clipNotShown: 'clip-not-shown',
  /**
   * A film got no Content Credentials. `videoId`, `reason`: `missing`, `unreadable`, `mismatch`, `expired`, `refused`
   * or `failed`.
   */
  filmNotSigned: 'film-not-signed',
  /** A completed film could not be added to the statistics on how long films take. `videoId`. */
  timeNotMeasured: 'time-not-measured',
  /** Invoices do not match the amount, currency or price in the catalogue. `customerId`, `invoices`. */
  paymentDoubtful: 'payment-doubtful',
  /** A call or step took 80 % or more of its function’s time limit. `route` or `step`, `ms`. */
  nearLimit: 'near-limit',
  /** The cost of a step is in the log but not on its video's receipt. */
  receiptIncomplete: 'receipt-incomplete',
  /** Objects without a row were removed; they can be restored for some days. `prefix`. */
  strayRemoved: 'stray-removed',
  /** Edge log lines could not be read and were not counted. `object`, `broken`. */
  edgeLinesBroken: 'edge-lines-broken',
  /** An account is paused, because its failed attempts cost too much. `userId`, `lostUsd`, `capUsd`. */
  accountPaused: 'account-paused',
  /** A password guess was refused because there had been too many. `network`: a keyed hash, `waitSeconds`. */
  guessRefused: 'guess-refused',
  /** A story’s reservation could not be replaced with the actual cost, so it counts in full. `userId`. */
  storyNotSettled: 'story-not-settled',
  /** Words that break the rules were refused. `userId`, `class`. */
  wordsRefused: 'words-refused',
  /** Words or a picture could not be judged; the video waits until they can be. `userId` or `videoId`. */
  moderationAway: 'moderation-away',
  /** A letter could not be queued, and won't be sent. `kind`. */
  mailNotQueued: 'mail-not-queued',
  /** A letter was given up: the provider refused it, or didn’t accept it within a day. `kind`, `outcome`. */
  mailLost: 'mail-lost',
  /** An email's picture was missing or could not be read; the email was sent without it. */
  mailWithoutPicture: 'mail-without-picture',
  /**
   * An operator made a decision, or somebody’s operator rights changed: the line is a copy of the audit trail entry.
   */
  operatorActed: 'operator-acted',
} as const;
