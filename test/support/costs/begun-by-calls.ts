import {
  EXPORTS_PER_DAY,
  FILM_MAX_SECONDS,
  SCRIPT_WRITES,
  STORYBOARD_SCENES_MAX,
  type WorkKind,
} from '#contract/catalogue.ts';
import { providerOf } from '#contract/providers.ts';
import type { RouteName } from '#contract/routes.ts';
import type { Quantity } from '#functions/cost/meter.ts';
import { MOST_ANSWER_TOKENS } from '#functions/domain/story/asking/most-tokens.ts';
import { STEP_GRANTS } from '#infra/step-grants.ts';

/** The work that a call starts apart from responding, and the most that this work can cost. */
export interface Begun {
  /** The name of this work in the table in `docs/costs.md`. */
  readonly what: string;
  readonly quantities: readonly Quantity[];
  /** What limits an account’s spending on this work, apart from the call’s own limit. */
  readonly within?: 'writing and speaking' | WorkKind;
  /**
   * How many times a day an account can start this work, if something other than the route’s limit restricts that.
   */
  readonly times?: number;
}

/**
 * Who pays for what a call costs. `call`: the call starts no other work, and counts against the account’s call limit.
 * `credits`, `traffic`: the plan’s credits or gigabytes cover the cost. `visitor`: there is no account, and the limit
 * is per IP address. `operator`: the call is part of our own work.
 */
export type Costs = 'call' | 'credits' | 'traffic' | 'visitor' | 'operator' | Begun;

/** The model that every stage uses. */
const MODEL = 'gpt-6-luna';
const MS_PER_SECOND = 1_000;

const compute = ({
  memoryMb,
  timeoutSeconds,
}: {
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
}): Quantity => ({ sku: 'lambda.compute', quantity: memoryMb * timeoutSeconds * MS_PER_SECOND });

/** As in `storyMost`: two requests and two answers, each of maximum length. */
const story = (times = 1): readonly Quantity[] => [
  { sku: 'model.text.input', quantity: times * 80_000, model: MODEL },
  { sku: 'model.text.output', quantity: times * 2 * MOST_ANSWER_TOKENS, model: MODEL },
];
const WRITING = { what: 'a story, ideas or other words by a model', within: 'writing and speaking' } as const;

/**
 * French is spoken fastest, so a text’s estimated length may exceed the maximum length of a video by this factor
 * (`contract/script-problem.ts`).
 */
const MOST_CHARACTERS = 1.2 * FILM_MAX_SECONDS * 20;
const { script } = providerOf('speech', 'polly').cost ?? {};
/**
 * Polly speaks a scene within this time, according to our measurements; the account is charged for the actual time.
 */
const PASSAGE_SECONDS = 2;

const check = STEP_GRANTS['check-upload'];
/**
 * The maximum cost of sending a post, which is reached if the function runs until its time limit. The bytes sent
 * count against the account’s gigabytes.
 */
const sent = compute(STEP_GRANTS.publish.SendPublication);
const mail: Quantity = { sku: 'ses.mail', quantity: 1 };
const MAIL = { what: 'a mail about the account', quantities: [mail] } as const;

/** Covers every route: the code doesn’t compile if a new route has no entry here. */
export const BEGUN_BY_CALLS: Readonly<Record<RouteName, Costs>> = {
  listPlatforms: 'call',
  listConnections: 'call',
  beginConnection: 'call',
  finishConnection: 'call',
  editConnection: 'call',
  disconnect: 'call',
  readPostOptions: 'call',
  listPublications: 'call',
  /** Its limit counts posts. */
  publishVideo: { what: 'sending videos to platforms', quantities: [sent] },
  movePublication: 'call',
  cancelPublication: 'call',
  confirmPublication: 'call',
  retryPublication: { what: 'sending videos to platforms', quantities: [sent] },
  readMe: 'call',
  beginSignIn: 'visitor',
  finishSignIn: 'visitor',
  exchangeSession: 'visitor',
  exchangeEmail: 'visitor',
  signOut: 'visitor',
  beginEmailSignIn: 'visitor',
  sendEmailCode: 'visitor',
  setEmailPassword: 'visitor',
  changePassword: MAIL,
  noteSecondFactor: MAIL,
  listSessions: 'call',
  endSession: 'call',
  signOutElsewhere: 'call',
  requestExport: {
    what: 'an archive of the account',
    within: 'packs',
    quantities: [compute(STEP_GRANTS['export-account'].PackExport)],
    times: EXPORTS_PER_DAY,
  },
  readExport: 'call',
  openExport: 'traffic',
  deleteAccount: 'call',
  listStories: 'call',
  generateStory: { ...WRITING, quantities: story() },
  takeFinishedStory: 'call',
  readStory: 'call',
  saveStory: 'call',
  editStory: 'call',
  suggestWords: { ...WRITING, quantities: story() },
  deleteStory: 'call',
  listPronunciations: 'call',
  savePronunciation: 'call',
  listStoryboards: 'call',
  openStoryboard: 'call',
  readStoryboard: 'call',
  saveStoryboard: 'call',
  discardStoryboard: 'call',
  paintStoryboard: 'credits',
  filmStoryboard: 'credits',
  speakStoryboard: {
    what: 'a storyboard spoken',
    within: 'writing and speaking',
    quantities: [
      { sku: 'polly.neural', quantity: MOST_CHARACTERS * (script?.requests ?? 0) },
      compute({
        memoryMb: STEP_GRANTS['prepare-storyboard'].SpeakPassage.memoryMb,
        timeoutSeconds: STORYBOARD_SCENES_MAX * PASSAGE_SECONDS,
      }),
    ],
  },
  removeNarration: 'call',
  narrateStoryboard: {
    what: 'a recording matched with its script',
    quantities: [compute(STEP_GRANTS['prepare-storyboard'].AlignNarration)],
  },
  listSeries: 'call',
  createSeries: { ...WRITING, quantities: story(SCRIPT_WRITES) },
  suggestFirstIdeas: { ...WRITING, quantities: story() },
  readSeries: 'call',
  editSeries: 'call',
  /**
   * The call itself doesn’t start a run; runs are started only by the airings of the series, at most six in 24 hours.
   */
  switchSeries: 'call',
  deleteSeries: 'call',
  readSeriesResults: 'call',
  listIdeas: 'call',
  addIdeas: 'call',
  suggestIdeas: { ...WRITING, quantities: story() },
  editIdea: 'call',
  deleteIdea: 'call',
  listRuns: 'call',
  listWaitingRuns: 'call',
  readRun: 'call',
  editPost: 'call',
  approveRun: 'credits',
  remakeRun: { ...WRITING, quantities: story(SCRIPT_WRITES) },
  skipRun: 'call',
  listVideos: 'call',
  listVoices: 'call',
  openVoicePreview: 'visitor',
  listMusic: 'call',
  createVideo: 'credits',
  readVideoSettings: 'call',
  saveVideoSettings: 'call',
  readTrialLimits: 'call',
  downloadVideo: 'traffic',
  retryVideo: 'credits',
  deleteVideo: 'call',
  restoreVideo: 'call',
  shareVideo: 'call',
  unshareVideo: 'call',
  recordEvent: 'call',
  listScenes: 'call',
  repaintScene: 'credits',
  rewriteScene: 'credits',
  openVideoStoryboard: 'call',
  updateVideo: 'credits',
  bringBackVideo: 'call',
  listUploads: 'call',
  createUpload: {
    what: 'an upload, checked',
    within: 'checks',
    quantities: [{ sku: 's3.put', quantity: 3 }, compute(check.NormaliseUpload), compute(check.FinishUpload)],
  },
  readUploadQuota: 'call',
  readUpload: 'call',
  /** The work that this call starts is counted under the upload, which is checked only once. */
  checkUpload: 'call',
  deleteUpload: 'call',
  readAnalytics: 'call',
  readTotals: 'call',
  readWatched: 'traffic',
  openWatchedFilm: 'traffic',
  recordWatchEvent: 'visitor',
  reportVideo: 'visitor',
  openWatchPage: 'traffic',
  openWatchPoster: 'traffic',
  readMailSettings: 'call',
  saveMailSettings: 'call',
  unsubscribe: 'visitor',
  subscribeNewsletter: 'visitor',
  confirmNewsletter: 'visitor',
  listNotices: 'call',
  appeal: 'call',
  putNoticeAway: 'call',
  listCases: 'operator',
  readCase: 'operator',
  decide: 'operator',
  refuseUnknownPath: 'visitor',
  listPlans: 'visitor',
  readSubscription: 'call',
  beginCheckout: 'call',
  readCheckout: 'call',
  paymentWebhook: 'visitor',
  startTrial: 'call',
  openPortal: 'call',
  readAffiliate: 'call',
  savePayoutDetails: 'call',
  removePayoutDetails: 'call',
  followLink: 'visitor',
  checkHealth: 'visitor',
};
