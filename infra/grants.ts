import type { RouteName } from '#contract/routes.ts';
import { BEGINS_WORK, CALLS_OUT, COUNTED, READS, signedIn } from './permissions/grant-parts.ts';
import type { FunctionLine, TableAction } from './permissions/needs.ts';
import { PUBLISHING_GRANTS } from './publishing-grants.ts';
import { SERIES_GRANTS } from './series-grants.ts';
import { SIGN_IN_GRANTS } from './sign-in-grants.ts';

/**
 * The limits, permissions and environment of every function, in one place. A route without a row doesn’t compile;
 * steps and scheduled duties (`duty-grants.ts`) exist only if they have a row. Every route may also read the origin
 * secret, a permission that its construct adds.
 */

/** Writes the balance, ledger, videos and idempotency keys, several of them in one transaction. */
const WITH_CREDITS = signedIn('PutItem');

/** Moderates a video once more, then serves it. */
const PUBLISHES = { ...CALLS_OUT, media: ['read'], secrets: ['media'], moderates: true } as const;

/** Opens shared videos for viewers with or without a session. */
const SHOWS = { ...READS, table: [...COUNTED, 'GetItem'], secrets: ['media'], shows: true } as const;

/** Writes credits and a video, then assigns slots: reads whose turn it is and advances the turns. */
const BEGINS_FILMS = {
  ...CALLS_OUT,
  table: signedIn('PutItem', 'DeleteItem', 'Query'),
  starts: ['film'],
  queues: true,
  spends: true,
} as const;

/**
 * Reads invoices; writes the balance, ledger, invoices and the event in one transaction, and then the turn of the
 * user’s queued films.
 */
export const FULFILS = signedIn('PutItem', 'Query', 'DeleteItem', 'ConditionCheckItem');

export const ROUTE_GRANTS = {
  readMe: { ...READS, table: WITH_CREDITS, secrets: ['media'] },
  ...SIGN_IN_GRANTS,
  ...SERIES_GRANTS,
  ...PUBLISHING_GRANTS,
  listStories: { ...READS, table: signedIn('Query') },
  generateStory: {
    ...CALLS_OUT,
    table: signedIn('PutItem', 'DeleteItem', 'Query'),
    writer: true,
    moderates: true,
    spends: true,
  },
  takeFinishedStory: { ...READS, table: signedIn('PutItem', 'DeleteItem', 'Query') },
  readStory: { ...READS, table: signedIn() },
  saveStory: { ...CALLS_OUT, table: signedIn('PutItem', 'Query'), moderates: true },
  editStory: { ...CALLS_OUT, table: signedIn('PutItem'), moderates: true },
  suggestWords: { ...CALLS_OUT, table: signedIn(), writer: true, spends: true },
  deleteStory: { ...READS, table: signedIn('DeleteItem') },
  listPronunciations: { ...READS, table: signedIn() },
  savePronunciation: { ...CALLS_OUT, table: signedIn('PutItem', 'ConditionCheckItem'), moderates: true },
  listStoryboards: { ...READS, table: signedIn('Query') },
  openStoryboard: { ...READS, table: signedIn('PutItem') },
  readStoryboard: { ...READS, table: signedIn() },
  saveStoryboard: { ...CALLS_OUT, table: signedIn('PutItem'), moderates: true },
  discardStoryboard: { ...READS, table: signedIn('PutItem') },
  filmStoryboard: {
    ...BEGINS_FILMS,
    moderates: true,
    aiLine: true,
  },
  speakStoryboard: { ...CALLS_OUT, table: WITH_CREDITS, starts: ['storyboard'], spends: true },
  narrateStoryboard: { ...CALLS_OUT, table: signedIn('PutItem'), starts: ['storyboard'] },
  removeNarration: { ...READS, table: signedIn('PutItem') },
  paintStoryboard: { ...CALLS_OUT, table: WITH_CREDITS, starts: ['storyboard'], spends: true },
  listVideos: { ...READS, table: signedIn('Query'), queues: true },
  listVoices: { ...READS, table: signedIn() },
  openVoicePreview: { ...READS, table: [...COUNTED, 'GetItem'], secrets: ['media'] },
  listMusic: { ...READS, table: signedIn() },
  createVideo: {
    ...BEGINS_FILMS,
    moderates: true,
    aiLine: true,
  },
  readVideoSettings: { ...READS, table: signedIn(), aiLine: true },
  saveVideoSettings: { ...READS, table: signedIn(), aiLine: true },
  /** Returns the writer's name, which depends on whether a key has been stored. */
  readTrialLimits: { ...READS, table: WITH_CREDITS, writer: true, tellsVoices: true },
  /** First moderates videos that could not be moderated when they were made. */
  downloadVideo: { ...PUBLISHES, table: signedIn() },
  retryVideo: BEGINS_FILMS,
  listScenes: { ...READS, table: signedIn() },
  repaintScene: BEGINS_FILMS,
  rewriteScene: { ...BEGINS_FILMS, moderates: true },
  openVideoStoryboard: { ...READS, table: signedIn('PutItem') },
  updateVideo: { ...BEGINS_FILMS, moderates: true },
  bringBackVideo: {
    ...CALLS_OUT,
    table: signedIn('Query'),
    queues: true,
    moderates: true,
  },
  deleteVideo: {
    ...CALLS_OUT,
    table: signedIn('PutItem', 'DeleteItem'),
    media: ['read', 'erase'],
    withheld: ['write', 'erase'],
    work: ['erase'],
  },
  /** Restores files, and withholds them again if watching the video still isn’t allowed. */
  restoreVideo: {
    ...CALLS_OUT,
    table: signedIn('DeleteItem'),
    media: ['read', 'write', 'delete'],
    withheld: ['read', 'write', 'delete'],
  },
  unshareVideo: { ...READS, table: signedIn('DeleteItem') },
  shareVideo: { ...PUBLISHES, table: signedIn('PutItem'), shows: true },
  recordEvent: { ...READS, table: signedIn() },
  listUploads: { ...READS, table: signedIn('Query') },
  createUpload: {
    ...READS,
    table: signedIn('PutItem', 'ConditionCheckItem'),
    arrivals: ['write'],
    spends: true,
  },
  readUploadQuota: { ...READS, table: signedIn() },
  readUpload: { ...READS, table: signedIn() },
  checkUpload: { ...CALLS_OUT, ...BEGINS_WORK, arrivals: ['read'], starts: ['upload'], queuesChecks: true },
  deleteUpload: {
    ...CALLS_OUT,
    table: signedIn('Query', 'DeleteItem'),
    arrivals: ['erase'],
    ownMedia: ['erase'],
  },
  readAnalytics: { ...READS, table: signedIn('Query') },
  readTotals: { ...READS, table: signedIn('Query') },
  readWatched: SHOWS,
  openWatchedFilm: SHOWS,
  recordWatchEvent: { ...READS, table: [...COUNTED, 'GetItem', 'PutItem'] },
  reportVideo: { ...READS, table: [...COUNTED, 'GetItem', 'PutItem'], shows: true },
  openWatchPage: SHOWS,
  openWatchPoster: SHOWS,
  subscribeNewsletter: {
    ...READS,
    table: [...COUNTED, 'GetItem', 'PutItem'],
    secrets: ['signIn'],
    mail: 'knows',
  },
  confirmNewsletter: { ...READS, table: COUNTED, secrets: ['signIn'] },
  readMailSettings: { ...READS, table: signedIn(), mail: 'knows' },
  saveMailSettings: { ...READS, table: signedIn(), mail: 'knows' },
  unsubscribe: { ...READS, table: [...COUNTED, 'DeleteItem'], secrets: ['signIn'] },
  listNotices: { ...READS, table: signedIn('Query') },
  appeal: { ...READS, table: signedIn() },
  putNoticeAway: { ...READS, table: signedIn() },
  listCases: { ...READS, table: signedIn('Query'), unfinishedIndex: true },
  readCase: { ...READS, table: signedIn('Query'), secrets: ['media'] },
  /** Also ends accounts, as `deleteAccount` does. */
  decide: {
    ...CALLS_OUT,
    table: signedIn('Query', 'PutItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem'),
    media: ['read', 'write', 'delete'],
    withheld: ['read', 'write', 'delete'],
    evidence: ['write'],
    audits: true,
    secrets: ['signIn'],
    starts: ['deletion'],
  },
  /** Reads the session, so that a response takes as long as on the operators' routes. */
  refuseUnknownPath: { ...READS, table: signedIn() },
  listPlans: READS,
  readSubscription: { ...READS, table: signedIn('PutItem', 'Query') },
  beginCheckout: { ...CALLS_OUT, table: FULFILS, payments: true, secrets: ['media'] },
  readCheckout: { ...CALLS_OUT, table: FULFILS, payments: true },
  paymentWebhook: { ...CALLS_OUT, table: FULFILS, payments: true },
  startTrial: { ...READS, table: signedIn('PutItem', 'DeleteItem', 'ConditionCheckItem') },
  openPortal: { ...CALLS_OUT, table: signedIn(), payments: true, secrets: ['media'] },
  readAffiliate: { ...READS, table: signedIn('PutItem', 'Query', 'ConditionCheckItem'), secrets: ['media'] },
  savePayoutDetails: {
    ...READS,
    table: signedIn('PutItem', 'ConditionCheckItem'),
    secrets: ['signIn', 'payout'],
  },
  removePayoutDetails: { ...READS, table: signedIn('DeleteItem') },
  followLink: { ...READS, table: [...COUNTED, 'GetItem', 'PutItem'] },
  requestExport: {
    ...CALLS_OUT,
    ...BEGINS_WORK,
    table: [...BEGINS_WORK.table, 'ConditionCheckItem'],
    starts: ['export'],
    queuesPacks: true,
  },
  readExport: { ...READS, table: signedIn() },
  openExport: { ...READS, table: signedIn(), secrets: ['media'] },
  /** Marks the account, records used grants and ends sessions; the workflow does the rest. */
  deleteAccount: {
    ...CALLS_OUT,
    table: signedIn('Query', 'PutItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem'),
    secrets: ['signIn', 'media'],
    starts: ['deletion'],
  },
  checkHealth: READS,
} as const satisfies Record<RouteName, FunctionLine>;

/** Reads the step's video and records what the step has finished. */
export const PROGRESS = ['GetItem', 'UpdateItem'] as const satisfies readonly TableAction[];
export const MINUTE = { memoryMb: 512, timeoutSeconds: 60 } as const;

/** Ends an attempt and frees its slot, which may move the account's turn in the queue. */
export const ENDS = [...PROGRESS, 'PutItem', 'DeleteItem'] as const satisfies readonly TableAction[];
