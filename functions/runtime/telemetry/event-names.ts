/** Log lines that operators search for, by their `event` field. `docs/runbook.md` names them. */
export const EVENTS = {
  /** A row did not match its schema and was skipped. `pk`, `sk`, `where`: the fields that do not match. */
  rowSkipped: 'row-skipped',
  /** The table did not count a call, which was let through. `route`. */
  callNotCounted: 'call-not-counted',
  /** A key could not be released, or its result not read, after a call had failed. `route`. */
  keyNotSettled: 'idempotency-key-not-settled',
  /** The files of a deleted video were not moved or erased; PruneMedia does it. `videoId`. */
  filesLeft: 'files-left',
  /** An attempt with a slot has no execution yet; RescueRenders starts it. `videoId`. */
  renderNotStarted: 'render-not-started',
  /** The state machine did not answer; TendDue starts the pictures of the storyboard a minute later. `videoId`. */
  paintingNotStarted: 'painting-not-started',
  /** The same for its narration. `videoId`. */
  speakingNotStarted: 'speaking-not-started',
  /** The same for matching an own narration. `videoId`. */
  narrationNotStarted: 'narration-not-started',
  /** The state machine did not answer; TendDue starts the writing of the run a quarter of an hour later. `runId`. */
  runNotStarted: 'run-not-started',
  /** A run did not follow its video, which has ended; TendDue does it within half an hour. `runId`, `videoId`. */
  runNotSettled: 'run-not-settled',
  /** A request could not give out free slots; DispatchFilms does within a minute. */
  filmsNotDispatched: 'films-not-dispatched',
  /** A deletion could not ask the payment provider for customers that no row names. `userId`. */
  customersNotSearched: 'customers-not-searched',
  /** A painted scene has no small still to watch while the video is made; its film is unaffected. `key`. */
  stillNotShown: 'still-not-shown',
  /** A film has no Content Credentials. `videoId`, `reason`: `missing`, `unreadable`, `mismatch`, `expired`, `refused` or `failed`. */
  filmNotSigned: 'film-not-signed',
  /** A completed film is missing from the measurements of how long films take. `videoId`. */
  timeNotMeasured: 'time-not-measured',
  /** Invoices do not match the amount, currency or price of the catalogue. `customerId`, `invoices`. */
  paymentDoubtful: 'payment-doubtful',
  /** The cost of a step is in the log but not on its video's receipt. */
  receiptIncomplete: 'receipt-incomplete',
  /** Objects without a row were removed; they can be restored for some days. `prefix`. */
  strayRemoved: 'stray-removed',
  /** Lines of the edge's log could not be read and were not counted. `object`, `broken`. */
  edgeLinesBroken: 'edge-lines-broken',
  /** An account is paused, because its failed attempts cost too much. `userId`, `lostUsd`, `capUsd`. */
  accountPaused: 'account-paused',
  /** A guess at a password was refused, because there were too many. `network`: a keyed hash, `waitSeconds`. */
  guessRefused: 'guess-refused',
  /** A story's reservation was not replaced with what it cost, and counts in full. `userId`. */
  storyNotSettled: 'story-not-settled',
  /** Words that break the rules were refused. `userId`, `class`. */
  wordsRefused: 'words-refused',
  /** Nothing could judge words or a picture; the video is not published until something can. `userId` or `videoId`. */
  moderationAway: 'moderation-away',
  /** A letter could not be queued, and is not sent. `kind`. */
  mailNotQueued: 'mail-not-queued',
  /** A letter is given up: the mail provider refused it, or did not take it for a day. `kind`, `outcome`. */
  mailLost: 'mail-lost',
  /** The picture of a mail was gone or could not be read; it was sent without it. */
  mailWithoutPicture: 'mail-without-picture',
  /** An operator decided something, or operators' rights changed: a copy of the entry in the audit trail. */
  operatorActed: 'operator-acted',
} as const;
