import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { SCENE_WORDS_MAX_CHARS } from '#contract/catalogue.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { startTrial } from '#functions/api/payments/start-trial.ts';
import { generateStory } from '#functions/api/stories/generate-story.ts';
import { createVideo } from '#functions/api/videos/create-video.ts';
import { retryVideo } from '#functions/api/videos/retry-video.ts';
import { rewriteScene } from '#functions/api/videos/rewrite-scene.ts';
import { openWatchedFilm } from '#functions/api/watch/open-watched-film.ts';
import { storyMost, textCost } from '#functions/cost/film-rates.ts';
import { use, usedSoFar } from '#functions/cost/meter.ts';
import type { Call as Counted } from '#functions/domain/request/ports.ts';
import { MOST_ANSWER_TOKENS } from '#functions/domain/story/asking/most-tokens.ts';
import type { Job } from '#functions/domain/video/job.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { settleBudgets } from '#functions/scheduled/accounts/settle-budgets.ts';
import { pruneMedia } from '#functions/scheduled/files/prune-media.ts';
import { dispatchFilms } from '#functions/scheduled/films/dispatch-films.ts';
import { rescueRenders } from '#functions/scheduled/films/rescue-renders.ts';
import { tendStoryboard } from '#functions/services/storyboards/tend-storyboard.ts';
import { userStore } from '#functions/store/account/user-store.ts';
import { creditWrites } from '#functions/store/credits/credit-store.ts';
import { callLimitStore } from '#functions/store/request/call-limit-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import { transact } from '#functions/store/table/table.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { budget, budgets, pauses, spendingRules } from '#functions/wiring/spending.ts';
import {
  billing,
  credits,
  egress,
  filmQueue,
  idempotency,
  makingTimes,
  sessions,
  shares,
  stories,
  storyboards,
  videos,
} from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { DUTIES } from '#infra/workflow-functions.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';
import { dueBy } from '#test/support/cloud/due-here.ts';
import { folderMedia } from '#test/support/cloud/folder-media.ts';
import { lenient } from '#test/support/moderation/moderators.ts';
import { noPreparations } from '#test/support/queue/no-preparations.ts';
import { type Ending, simulatedExecutions } from './executions.ts';
import { simulatedJobs } from './jobs.ts';
import { functionPool } from './pool.ts';
import { after } from './simulated-clock.ts';
import { callFunction, startStage } from './stage.ts';
import { LINES, simulatedViewers } from './viewers.ts';

export interface Account {
  readonly id: string;
  readonly address: string;
  /** Decides how an execution of this account ends. */
  readonly endingOf: (job: Job) => Ending;
  /** Whether the person already has another account, so that every film this account makes is a loss. */
  readonly isExtra?: boolean;
  /** How long it takes to check one of its files; if undefined, the longest time allowed. */
  readonly checkMs?: number;
}

interface Request {
  readonly body?: unknown;
  readonly params?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly id: string;
  readonly retryAfterMs: number;
  readonly body: unknown;
}

/** How long the most recently issued cookies are valid. */
let cookieMinutes = 0;

const PICO_PER_USD = 1e12;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const PAID_CREDITS = 5_000;
/** The text of a scene is sent twice: once to be spoken, and once to get the word timings. */
const PASSAGE_SPOKEN = { sku: 'polly.neural', quantity: 2 * SCENE_WORDS_MAX_CHARS } as const;
export const STORY_ID = '01KBAAAAAAAAAAAAAAAAAAAAAA';
const SCENES = Array.from({ length: 12 }, (_, index) => ({
  narration: `Scene ${index + 1}: the last train left the station at midnight, and a boy ran beside it.`,
  picture: `A train at night, number ${index + 1}.`,
}));
const TEXT_MODEL = 'gpt-6-luna';
const noCookies = {
  cookiesFor: async () => [],
  clearedCookies: () => [],
  fileCookies: async (_keys: readonly string[], minutes: number) => {
    cookieMinutes = minutes;
    return [];
  },
  downloadUrl: async () => '',
  viewPath: async () => '',
};
/** The response fields that callers read; responses that are lists have none of them. */
const Reply = z
  .object({ code: z.string().default(''), id: z.string().default('') })
  .catch({ code: '', id: '' });
const Result = z.object({
  statusCode: z.int().default(500),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  body: z.string().default('{}'),
});
/** The response to a call when every function of the account is busy. */
const THROTTLED = { status: 503, code: 'throttled', id: '', retryAfterMs: SECOND_MS, body: {} } as const;
const ROUTES = new Map<string, Route>(Object.entries(routes));
/** Duties that run with the simulation’s ports, or that the simulation doesn’t need. */
const OTHER_DUTIES = [
  'RescueRenders',
  'DispatchFilms',
  'PruneMedia',
  'MeterEgress',
  'SettleBudgets',
  'ResumeDeletions',
  'ForgetSignUps',
  'ReconcilePayments',
  'SpeakPreviews',
  'SendMails',
  'TendDue',
];

const addressOf = (index: number): string => `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`;

/** A writer that is billed for the longest text that a model may write. */
const writer = () => ({
  write: async () => {
    use('model.text.input', 2_000, TEXT_MODEL);
    use('model.text.output', MOST_ANSWER_TOKENS, TEXT_MODEL);
    return { title: 'The Midnight Train', scenes: [...SCENES] };
  },
});

/** Runs the product’s own routes, stores and duties on one table, with simulated executions. */
export const openWorld = async (dynamodb: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-abuse-'));
  const accounts = new Map<string, Account>();
  const lost = new Map<string, number>();
  const waits = new Map<string, number[]>();
  const askedAt = new Map<string, number>();
  const lose = (id: string, usd: number): unknown => lost.set(id, (lost.get(id) ?? 0) + usd);
  const accountOf = ({ ownerId }: Job): Account => {
    const account = accounts.get(ownerId);
    if (account === undefined) throw new Error(`No account ${ownerId}`);
    return account;
  };

  const pool = functionPool();
  /** `id` identifies a video and its attempt, or an upload. */
  const begun = (ownerId: string, id: string): void => {
    const at = now().getTime();
    waits.set(ownerId, [...(waits.get(ownerId) ?? []), at - (askedAt.get(id) ?? at)]);
  };
  const jobs = simulatedJobs({
    pool,
    lose,
    spoken: PASSAGE_SPOKEN,
    checkMs: (id) => accounts.get(id)?.checkMs,
    onStart: (ownerId, id) => begun(ownerId, `${id}-1`),
  });
  const stage = await startStage(dynamodb, jobs);
  const dispatch = () => runDuty(dispatchFilms({ filmQueue, videos, renderer, now }));
  const { renderer, atOnce } = simulatedExecutions({
    pool,
    onOver: dispatch,
    endingOf: (job) => accountOf(job).endingOf(job),
    onStart: ({ ownerId, videoId, attempt }) => begun(ownerId, `${videoId}-${attempt}`),
    onEnd: (job, { error }, pico) => {
      if (error !== undefined || accountOf(job).isExtra === true)
        lose(job.ownerId, Number(pico) / PICO_PER_USD);
    },
  });

  const viewers = simulatedViewers();
  const people = userStore(table(), newId, async (traits) => traits.map((trait) => trait.join(' ')));
  const limits = callLimitStore(table(), 1);
  const dependencies = {
    now,
    findSession: async (token: string) => token,
    isSuspended: async () => false,
    originSecret: async () => ORIGIN_SECRET,
    takeCall: (counted: Counted, at: Date) => limits.take(counted, at),
    idempotency,
  };
  const ports = {
    ...lenient,
    users: () => people,
    aiLineByDefault: () => true,
    pronunciations: () => ({ list: async () => [] }),
    uploads: () => ({ find: async () => undefined }),
    stories,
    videos,
    filmQueue,
    makingTimes,
    renderer,
    spendingRules,
    newId,
    now,
    writer,
  };
  const storySpending = async () => {
    const limits = budget();
    const spent = () => textCost(usedSoFar(), 'openai', now());
    return limits && { budget: limits, most: storyMost('openai', TEXT_MODEL, now()), spent };
  };
  const storyPorts = {
    ...ports,
    subscriptions: credits,
    budgets,
    pauses,
    storySpending,
    writerModel: async () => TEXT_MODEL,
  };
  const suspensions = () => ({ isSuspended: async () => false, isLeaving: async () => false });
  const watchPorts = {
    sessions,
    audience: () => undefined,
    suspensions,
    shares,
    videos,
    egress,
    subscriptions: credits,
    mediaAccess: () => noCookies,
  };
  const served = {
    startTrial: serve(routes.startTrial, startTrial({ billing, users: () => people }), dependencies),
    generateStory: serve(routes.generateStory, generateStory(storyPorts), dependencies),
    createVideo: serve(routes.createVideo, createVideo(ports), dependencies),
    retryVideo: serve(routes.retryVideo, retryVideo(ports), dependencies),
    openWatchedFilm: serve(routes.openWatchedFilm, openWatchedFilm(watchPorts), dependencies),
    rewriteScene: serve(
      routes.rewriteScene,
      rewriteScene({ ...ports, storyboards: () => storyboardStore(table()) }),
      dependencies,
    ),
  };

  const isServed = (name: string): name is keyof typeof served => Object.hasOwn(served, name);
  const askedSessions = new Map<string, string>();
  /** A session that is reopened for calls that need a recent sign-in. */
  const sessionOf = async (userId: string, { signIn }: Route): Promise<string> => {
    const known = askedSessions.get(userId);
    if (known !== undefined && signIn === undefined) return known;
    const opened = await sessions().open({ userId, provenAt: now(), device: 'bench' }, now());
    askedSessions.set(userId, opened);
    return opened;
  };

  /** Whether this version of the product has a route. */
  const has = (name: string): boolean => ROUTES.has(name);
  /** Calls a route with the ports above, or through its entry if it doesn’t use them. */
  const call = async (
    name: string,
    { id, address }: Account,
    { params = {}, body: sent }: Request = {},
  ): Promise<Answer> => {
    const route = ROUTES.get(name);
    if (route === undefined) throw new Error(`There is no route ${name}`);
    if (!pool.isFree()) return THROTTLED;
    const session = isServed(name) ? id : await sessionOf(id, route);
    const event = apiCall(route, { address, cookies: [`__Host-veilcast=${session}`], params, body: sent });
    const answer = isServed(name)
      ? await served[name](event, functionContext())
      : await callFunction(`api/${route.handler}`, event);
    const { statusCode, headers, body } = Result.parse(answer);
    lose(id, Number.parseFloat(String(headers['x-request-cost'] ?? 0)));
    const json: unknown = JSON.parse(body);
    const reply = Reply.parse(json);
    if (reply.code === 'internal') throw new Error(`${name} answered ${body}`);
    if (statusCode === 202) {
      const attempt = (await videos().find(id, reply.id))?.attempt ?? 1;
      askedAt.set(`${reply.id}-${attempt}`, now().getTime());
    }
    const retryAfterMs = SECOND_MS * Number(headers['retry-after'] ?? 0);
    return { status: statusCode, ...reply, retryAfterMs, body: json };
  };

  let minutes = 0;
  const minute = async (): Promise<void> => {
    await runDuty(rescueRenders({ videos, renderer, outbox, now }));
    const boards = {
      storyboards,
      preparations: () => noPreparations,
      media: () => folderMedia(folder),
      now,
    };
    for (const { item } of await dueBy(table(), now()))
      if (item.kind === 'storyboard') await tendStoryboard(boards, item.storyboard);
    await dispatch();
    await runDuty(pruneMedia({ videos, media: () => folderMedia(folder), now }));
    await runDuty(settleBudgets({ videos, storyboards, budgets, budget, now }));
    await viewers.count();
    minutes += 1;
    for (const { name, entry, everyMinutes } of DUTIES)
      if (minutes % everyMinutes === 0 && !OTHER_DUTIES.includes(name)) await callFunction(entry, {});
    after(MINUTE_MS, minute);
  };
  after(MINUTE_MS, minute);

  /** Shares a completed video with a viewer who downloads it over and over without a pause. */
  const share = async (account: Account, videoId: string): Promise<void> => {
    const ownerId = account.id;
    const params = { share_id: (await shares().share({ ownerId, videoId }, now())) ?? '' };
    viewers.download({
      ownerId,
      path: () => `${ownerId}/${videoId}/film-720p.mp4`,
      query: 'share=a-share',
      bytesPerMinute: LINES.slow,
      open: async () =>
        (await call('openWatchedFilm', account, { params })).status === 302 ? cookieMinutes : 0,
    });
  };
  /** Callbacks that count at the end of the day what the attack achieved; each returns its results as sentences. */
  const atEnd: (() => Promise<readonly string[]>)[] = [];
  const atOnceOf = { films: atOnce, functions: pool.atOnce };
  const lostBy = ({ id }: Account): number => (lost.get(id) ?? 0) + viewers.lost(id);

  return {
    call,
    has,
    share,
    lose,
    lostBy,
    waits,
    atOnce: atOnceOf,
    viewers,
    atEnd,
    close: stage.close,
    join: joining(people, accounts),
    buyUltra,
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;

/** Signs up a person and gives them a story to make films from. */
const joining =
  (people: ReturnType<typeof userStore>, accounts: Map<string, Account>) =>
  async (email: string, wanted: Pick<Account, 'endingOf' | 'isExtra' | 'checkMs'>): Promise<Account> => {
    const identity = {
      issuer: 'bench',
      subject: email,
      name: 'Ada',
      email,
      emailStanding: 'verified',
    } as const;
    const { id } = await people.signIn(identity, now());
    const account = { id, address: addressOf(accounts.size), ...wanted };
    accounts.set(id, account);
    const content = SCENES.map(({ narration }) => narration).join(' ');
    const words = { title: 'The Midnight Train', content, prompt: 'a train', scenes: [...SCENES] };
    const choices = { category: 'Mystery', language: 'en' } as const;
    await stories().save({
      id: STORY_ID,
      ownerId: id,
      createdAt: now().toISOString(),
      ...words,
      ...choices,
    });
    return account;
  };

/** Puts an account on the largest plan. */
const buyUltra = async (ownerId: string): Promise<void> => {
  const account = await credits().read(ownerId, now());
  const id = 'invoice:bench';
  const at = now().toISOString();
  const grant = { id, kind: 'paid', remaining: PAID_CREDITS, expiresAt: '2027-06-01T00:00:00.000Z' } as const;
  const row = { id: `grant:${id}`, ownerId, amount: PAID_CREDITS, reason: 'grant', grantId: id, at } as const;
  const subscription = 'ultra' as const;
  const change = { account: { ...account, subscription, grants: [...account.grants, grant] }, rows: [row] };
  await transact(table(), creditWrites(table(), change));
};
