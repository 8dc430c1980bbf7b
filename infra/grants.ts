import type { RouteName } from '#contract/routes.ts';
import type { Needs, TableAction } from './permissions/needs.ts';
import type { WORKFLOW_FUNCTIONS } from './workflow-functions.ts';

/**
 * The permissions and the environment of every function, on one page. A route or a step without its line does not
 * compile. Everybody who answers a route may read the origin secret; that is added where the function is made.
 */

export interface RouteLine extends Needs {
  readonly memoryMb: number;
  /** At most 29: the API itself gives up after 30 seconds. */
  readonly timeoutSeconds: number;
}

export type WorkflowName = (typeof WORKFLOW_FUNCTIONS)[number]['name'];

const READS = { memoryMb: 512, timeoutSeconds: 10 } as const;
const CALLS_OUT = { memoryMb: 512, timeoutSeconds: 29 } as const;

/** Calls are counted before they are answered, where their row has a limit. */
const COUNTED = ['UpdateItem'] as const satisfies readonly TableAction[];

/** The session is read on each call; its last use is written once a day. */
const signedIn = (...more: readonly TableAction[]): readonly TableAction[] => [
  ...new Set<TableAction>(['GetItem', 'UpdateItem', ...more]),
];

/** Balance, ledger, videos and idempotency keys are put, several at once in a transaction. */
const WITH_CREDITS = signedIn('PutItem');

/** A fulfilment reads invoices and writes balance, ledger, invoices and the event in one transaction. */
const FULFILS = signedIn('PutItem', 'Query', 'ConditionCheckItem');

export const ROUTE_GRANTS = {
  readMe: { ...READS, table: WITH_CREDITS, secrets: ['media'] },
  beginSignIn: { ...CALLS_OUT, table: COUNTED, secrets: ['signIn'] },
  finishSignIn: { ...CALLS_OUT, table: [...COUNTED, 'PutItem'], secrets: ['signIn'] },
  exchangeSession: {
    ...READS,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    secrets: ['signIn', 'media'],
  },
  exchangeEmail: {
    ...CALLS_OUT,
    table: [...COUNTED, 'GetItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'],
    secrets: ['signIn', 'media'],
    emailSignIn: true,
  },
  signOut: { ...READS, table: [...COUNTED, 'GetItem', 'DeleteItem'], secrets: ['media'] },
  listStories: { ...READS, table: signedIn('Query') },
  generateStory: { ...CALLS_OUT, table: signedIn('PutItem', 'DeleteItem', 'Query'), writer: true },
  deleteStory: { ...READS, table: signedIn('DeleteItem') },
  listVideos: { ...READS, table: signedIn('Query') },
  listVoices: { ...READS, table: signedIn() },
  listMusic: { ...READS, table: signedIn() },
  createVideo: { ...CALLS_OUT, table: WITH_CREDITS, startsFilms: true, spends: true },
  readTrialLimits: { ...READS, table: WITH_CREDITS },
  downloadVideo: { ...READS, table: signedIn(), secrets: ['media'] },
  retryVideo: { ...CALLS_OUT, table: WITH_CREDITS, startsFilms: true, spends: true },
  listScenes: { ...READS, table: signedIn() },
  repaintScene: { ...CALLS_OUT, table: WITH_CREDITS, startsFilms: true, spends: true },
  rewriteScene: { ...CALLS_OUT, table: WITH_CREDITS, startsFilms: true, spends: true },
  deleteVideo: { ...CALLS_OUT, table: signedIn('DeleteItem'), media: ['delete'], work: ['delete'] },
  shareVideo: { ...READS, table: signedIn('PutItem'), secrets: ['media'] },
  recordEvent: { ...READS, table: signedIn('PutItem') },
  readAnalytics: { ...READS, table: signedIn('Query') },
  readWatched: { ...READS, table: [...COUNTED, 'GetItem'], secrets: ['media'] },
  recordWatchEvent: { ...READS, table: [...COUNTED, 'GetItem', 'PutItem'] },
  openWatchPage: { ...READS, table: ['GetItem'], secrets: ['media'] },
  openWatchPoster: { ...READS, table: ['GetItem'], secrets: ['media'] },
  subscribeNewsletter: { ...READS, table: [...COUNTED, 'PutItem'] },
  listPlans: READS,
  readSubscription: { ...READS, table: signedIn('PutItem', 'Query') },
  beginCheckout: { ...CALLS_OUT, table: FULFILS, payments: true, secrets: ['media'] },
  readCheckout: { ...CALLS_OUT, table: FULFILS, payments: true },
  paymentWebhook: { ...CALLS_OUT, table: FULFILS, payments: true },
  startTrial: { ...READS, table: signedIn('PutItem', 'ConditionCheckItem') },
  openPortal: { ...CALLS_OUT, table: signedIn(), payments: true, secrets: ['media'] },
  readAffiliate: {
    ...READS,
    table: signedIn('PutItem', 'Query', 'ConditionCheckItem'),
    secrets: ['media'],
  },
  followLink: { ...READS, table: [...COUNTED, 'GetItem', 'PutItem'] },
  /** Marks, remembers and ends sessions; the workflow does the rest. */
  deleteAccount: {
    ...CALLS_OUT,
    table: signedIn('Query', 'PutItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem'),
    secrets: ['signIn', 'media'],
    deletesAccounts: true,
  },
  checkHealth: READS,
} as const satisfies Record<RouteName, RouteLine>;

/** A step reads its video and records what it finished. */
const PROGRESS = ['GetItem', 'UpdateItem'] as const;

/** Memory and time limits of these are in `workflow-functions.ts`, which the local host reads too. */
export const WORKFLOW_GRANTS = {
  PlanScenes: { table: PROGRESS },
  Narrate: { table: PROGRESS, work: ['read', 'write'], speech: true, carries: ['ffmpeg', 'espeak'] },
  PaintScene: { table: PROGRESS, work: ['read', 'write'], painter: true, carries: ['canvas'] },
  FilmScene: { table: PROGRESS, work: ['read', 'write', 'delete'], carries: ['ffmpeg', 'fonts'] },
  JoinFilm: {
    table: PROGRESS,
    work: ['read', 'write', 'delete'],
    media: ['read', 'write'],
    carries: ['ffmpeg', 'fonts', 'music'],
  },
  CertifyFilm: { table: PROGRESS, work: ['read', 'delete'], media: ['read'], carries: ['ffmpeg', 'fonts'] },
  FinishVideo: { table: ['UpdateItem'], work: ['read'] },
  FailVideo: { table: [...PROGRESS, 'PutItem'] },
  CancelSubscription: { table: ['GetItem'], payments: true },
  DeleteIdentity: { table: ['GetItem'], forgetsPeople: true },
  WithdrawFilms: { table: ['Query', 'UpdateItem', 'BatchWriteItem'] },
  DeleteFiles: { media: ['delete'], work: ['delete'] },
  DeleteRows: { table: ['Query', 'BatchWriteItem'] },
  SweepVideos: {
    table: [...PROGRESS, 'PutItem', 'DeleteItem', 'Query', 'ConditionCheckItem'],
    payments: true,
    unfinishedIndex: true,
    media: ['delete'],
    work: ['delete'],
    startsFilms: true,
    deletesAccounts: true,
    spends: true,
  },
} as const satisfies Record<WorkflowName, Needs>;
