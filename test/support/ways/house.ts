import { vi } from 'vitest';
import type { z } from 'zod';
import type { OperatorAction } from '#contract/schemas/operators/actions.ts';
import { discardStoryboard } from '#functions/api/storyboards/discard-storyboard.ts';
import { filmStoryboard } from '#functions/api/storyboards/film-storyboard.ts';
import { openStoryboard } from '#functions/api/storyboards/open-storyboard.ts';
import { paintStoryboard } from '#functions/api/storyboards/paint-storyboard.ts';
import { readStoryboard } from '#functions/api/storyboards/read-storyboard.ts';
import { saveStoryboard } from '#functions/api/storyboards/save-storyboard.ts';
import { speakStoryboard } from '#functions/api/storyboards/speak-storyboard.ts';
import { bringBackVideo } from '#functions/api/videos/bring-back-video.ts';
import { createVideo } from '#functions/api/videos/create-video.ts';
import { deleteVideo } from '#functions/api/videos/delete-video.ts';
import { openVideoStoryboard } from '#functions/api/videos/open-video-storyboard.ts';
import { repaintScene } from '#functions/api/videos/repaint-scene.ts';
import { restoreVideo } from '#functions/api/videos/restore-video.ts';
import { retryVideo } from '#functions/api/videos/retry-video.ts';
import { rewriteScene } from '#functions/api/videos/rewrite-scene.ts';
import { shareVideo } from '#functions/api/videos/share-video.ts';
import { updateVideo } from '#functions/api/videos/update-video.ts';
import { findShared } from '#functions/api/watch/find-shared.ts';
import type { AccountDeleter, AccountDeletions } from '#functions/domain/account/ports.ts';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import type { SpendingRules } from '#functions/domain/budget/spending.ts';
import { OFFLINE_PAINTER, SIMPLE_VOICE } from '#functions/domain/credentials/maker.ts';
import { sceneThumbnail } from '#functions/domain/media/film-keys.ts';
import { mediaPrefix, workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { starters } from '#functions/gateways/aws/workflow-starters.ts';
import type { KeyedContext } from '#functions/runtime/http/request-context.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import type { Step } from '#functions/runtime/step/step.ts';
import { settleBudgets } from '#functions/scheduled/accounts/settle-budgets.ts';
import { pruneMedia } from '#functions/scheduled/files/prune-media.ts';
import { dispatchFilms } from '#functions/scheduled/films/dispatch-films.ts';
import { rescueRenders } from '#functions/scheduled/films/rescue-renders.ts';
import { tendDue } from '#functions/scheduled/films/tend-due.ts';
import type { ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { carryOutDecision } from '#functions/services/operators/decide.ts';
import { sessionStore } from '#functions/store/account/session-store.ts';
import { suspensionStore } from '#functions/store/account/suspension-store.ts';
import { userStore } from '#functions/store/account/user-store.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { outboxStore } from '#functions/store/mail/outbox-store.ts';
import { decisionStore } from '#functions/store/operators/decision-store.ts';
import { filmQueueStore } from '#functions/store/queue/film-queue-store.ts';
import { ideaStore } from '#functions/store/series/idea-store.ts';
import { runStore } from '#functions/store/series/run-store.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import { dueStore } from '#functions/store/table/due-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { shareStore } from '#functions/store/videos/share-store.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { alignNarrationStep } from '#functions/workflows/prepare-storyboard/align-narration.ts';
import { failPreparationStep } from '#functions/workflows/prepare-storyboard/fail-preparation.ts';
import { paintPictureStep } from '#functions/workflows/prepare-storyboard/paint-picture.ts';
import { speakPassageStep } from '#functions/workflows/prepare-storyboard/speak-passage.ts';
import { currentVideo } from '#functions/workflows/render/current-attempt.ts';
import { failVideoStep } from '#functions/workflows/render/fail-video.ts';
import { keepStills } from '#functions/workflows/render/film-stills.ts';
import { finishVideoStep } from '#functions/workflows/render/finish-video.ts';
import { CertifyFilmInput, FilmSceneInput, JoinFilmInput } from '#functions/workflows/render/messages.ts';
import { paintSceneStep } from '#functions/workflows/render/paint-scene.ts';
import { planScenesStep } from '#functions/workflows/render/plan-scenes.ts';
import { speakSceneStep } from '#functions/workflows/render/speak-scene.ts';
import { grantCredits } from '#test/support/billing/grant-credits.ts';
import { CERTIFICATE } from '#test/support/builders/certificate.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { steadyPainter, steadyVoice } from '#test/support/film/rehearsal.ts';
import { moderating, unmoderating } from '#test/support/moderation/moderators.ts';
import { orderingOver } from '#test/support/publishing/ordering-over.ts';
import { partial, roughly } from '#test/support/values.ts';
import { executionsOf } from './executions.ts';
import { mortalMedia, mortalTable } from './mortal.ts';

const LARGE = amountsBy(() => 1_000_000_000);
const BUDGET = { month: LARGE, dayFloor: LARGE };
const RULES: SpendingRules = {
  rates: { picture: { each: { low: 10, medium: 10, high: 10 } }, speech: [], scene: 1 },
  best: 'low',
  budget: BUDGET,
};
const MINUTE_MS = 60_000;
const SLOTS = 1000;
/** Slightly more words than a story needs. */
const SCENES = [
  'The last train left the station at midnight, and nobody on the platform saw who was driving.',
  'A boy with a lantern ran beside the window until the long platform and his breath ran out.',
  'In the morning the train stood there again, empty, and one hat was still a little warm.',
  'Nobody has ever found its driver, but every year at midnight the old signal turns green.',
];

/** How the providers behave. */
export interface Weather {
  /** When false, the painter refuses every picture, and the voice refuses every text. */
  paints: boolean;
  speaks: boolean;
  /**
   * Whether the moderator objects to words or pictures, or gives no verdict on words, or the stage has no moderator
   * at all.
   */
  words: 'fine' | 'held' | 'away' | 'unmoderated';
  pictures: 'fine' | 'held';
}

/**
 * Everything that can happen to a video from start to finish, on one table: the product’s own handlers, workflows and
 * duties, with a clock that the test advances and without a renderer.
 */
export const openHouse = async (real: Table) => {
  // File locks use the system clock, so that is faked as well.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
  const later = (ms: number): Date => vi.setSystemTime(Date.now() + ms).getMockedSystemTime() ?? new Date();
  const now = (): Date => later(1);
  const weather: Weather = { paints: true, speaks: true, words: 'fine', pictures: 'fine' };
  const objects = new Map<string, Uint8Array>();
  const [table, media] = [mortalTable(real), mortalMedia(objects)];
  const [boards, films, credits] = [storyboardStore(table), videoStore(table), creditStore(table)];
  const users = userStore(table, newId, async (traits) => traits.map((trait) => trait.join(' ')));
  const subject = newId();
  const person = { issuer: 'test', subject, name: 'Ada', email: `${subject}@example.com` };
  const { id: owner } = await users.signIn({ ...person, emailStanding: 'verified' }, now());
  const finds = (is: boolean) => (is ? ({ class: 'graphic' } as const) : undefined);
  const judging = moderating(
    async () => {
      if (weather.words === 'away') throw new Error('The moderator is away.');
      return finds(weather.words === 'held');
    },
    { action: 'hold', picture: async () => finds(weather.pictures === 'held') },
  );
  const moderation: ModerationPorts = {
    ...judging,
    moderator: () => (weather.words === 'unmoderated' ? unmoderating : judging).moderator(),
  };
  const voice = {
    speaker: () => 'a steady voice',
    maker: () => SIMPLE_VOICE,
    narrate: async (request: Parameters<ReturnType<typeof steadyVoice>['narrate']>[0]) => {
      if (!weather.speaks) throw new StepError('NarrationRefused', 'The voice refuses.');
      return steadyVoice().narrate(request);
    },
  };
  const painter = {
    paint: async (prompt: string) => {
      if (!weather.paints) throw new StepError('PictureRefused', 'The painter refuses.');
      return { ...(await steadyPainter.paint(prompt)), maker: OFFLINE_PAINTER };
    },
  };
  const budgets = budgetStore(table, async () => amountsBy(() => 0));
  const queue = filmQueueStore(table, () => SLOTS);
  const none = async () => undefined;
  const ports = {
    ...moderation,
    ...orderingOver(table),
    storyboards: () => boards,
    videos: () => films,
    stories: () => storyStore(table, now),
    users: () => users,
    uploads: () => partial<Uploads>({ find: none }),
    dueRows: () => dueStore(table),
    ideas: () => ideaStore(table),
    payerOf: async () => ({ user: owner, plan: 'ultra' }),
    runStarter: () => starters.series('series-run'),
    runs: () => runStore(table, now),
    series: () => seriesStore(table),
    shares: () => shareStore(table),
    suspensions: () => suspensionStore(table),
    sessions: () => sessionStore(table),
    decisions: () => decisionStore(table, newId),
    accountDeletions: () => partial<AccountDeletions>({}),
    accountDeleter: () => partial<AccountDeleter>({}),
    outbox: () => outboxStore(table),
    balances: () => credits,
    makingTimes: () => ({ add: async () => {}, read: async () => [] }),
    budgets: () => budgets,
    budget: () => BUDGET,
    filmQueue: () => queue,
    media: () => media,
    painter: () => painter,
    pictureSwitch: () => ({ read: none, turn: none }),
    narrators: () => ({ atWork: async () => 'steady', named: () => voice }),
    renderer: () => starters.film('render-video'),
    publicationStarter: () => starters.publication('publish'),
    preparations: () => starters.storyboard('prepare-storyboard'),
    spendingRules: async () => RULES,
    audience: () => undefined,
    siteOrigin: () => async () => 'https://veilcast.example',
    aiLineByDefault: () => true,
    pronunciations: () => ({ list: async () => [] }),
    newId,
    now,
  };
  const running =
    <S extends z.ZodType, Out>({ input, run }: Step<S, Out>) =>
    async (given: unknown) =>
      run(input.parse(given));
  const encode = (words: string): Uint8Array => Buffer.from(words);
  /** Stands in for all rendering: creates the files of a film, but without real content. */
  const joined = async (given: unknown): Promise<object> => {
    const { job, scenes } = JoinFilmInput.parse(given);
    const video = await currentVideo(films, job);
    const prefix = `${mediaPrefix(video)}film-${job.attempt}/`;
    const work = `${workPrefix(job.ownerId, job.videoId)}films/${job.attempt}/`;
    const mp4 = { format: 'mp4', quality: '720p', key: `${prefix}720p.mp4`, bytes: 4 } as const;
    const [poster, captions] = [`${prefix}poster.jpg`, `${prefix}captions.vtt`];
    for (const key of [mp4.key, poster, captions]) await media.write(key, encode('film'), '');
    for (const index of scenes.keys())
      await media.write(sceneThumbnail({ poster }, index), encode('scene'), '');
    const stills = await keepStills(media, scenes, poster);
    const sceneStarts = scenes.map((_, index) => 5 * index);
    const film = filmOf({ files: [mp4], poster, captions, sceneStarts, stills, narrator: 'steady' });
    await media.write(`${work}film.json`, JSON.stringify(film), '');
    return { filmKey: `${work}film.json`, timelineKey: `${work}timeline.json` };
  };
  const executions = executionsOf({
    'render-video': {
      PlanScenes: running(planScenesStep(ports)),
      SpeakScene: running(speakSceneStep(ports)),
      PaintScene: running(paintSceneStep(ports)),
      FilmScene: async (given) => {
        const { job, index, spoken, stillKey } = FilmSceneInput.parse(given);
        await currentVideo(films, job);
        return { index, spoken, stillKey, clips: 'clips/', reused: false };
      },
      MixSound: async () => ({ mixed: true }),
      JoinFilm: joined,
      CertifyFilm: async (given) => {
        await currentVideo(films, CertifyFilmInput.parse(given).job);
        return CERTIFICATE;
      },
      FinishVideo: running(finishVideoStep(ports)),
      FailVideo: running(failVideoStep(ports)),
    },
    'prepare-storyboard': {
      PaintPicture: running(paintPictureStep(ports)),
      SpeakPassage: running(speakPassageStep(ports)),
      AlignNarration: running(alignNarrationStep(ports)),
      FailPreparation: running(failPreparationStep(ports)),
    },
  });

  const context = (claim?: string) =>
    partial<KeyedContext>({
      userId: owner,
      payer: { user: owner },
      now: now(),
      claim: claim === undefined ? undefined : { ownerId: owner, route: 'route', key: claim, asked: '' },
    });
  const params = (id: string, more: object = {}) =>
    ({ params: { id, ...more }, query: {}, body: {} }) as never;
  const giveStory = async (): Promise<string> => {
    const scenes = SCENES.map((narration, index) => ({
      narration,
      picture: `A train, seen ${index} times.`,
    }));
    const story = { ...storyOf(owner), id: newId(), scenes, content: SCENES.join('\n') };
    await storyStore(real, now).save(story, undefined);
    return story.id;
  };
  return {
    owner,
    weather,
    objects,
    boards,
    films,
    credits,
    budgets,
    executions,
    now,
    wait: (hours: number): void => void later(hours * 60 * MINUTE_MS),
    grant: (amount: number) => grantCredits(real, owner, { amount, subscription: 'ultra' }, now()),
    /** The creator's requests. Each throws the `Refusal` of the product’s own handler. */
    creator: {
      open: async () =>
        (await openStoryboard(ports)(partial({ body: { storyId: await giveStory() } }), context())).reply,
      create: async (claim?: string) => {
        const body = { ...choice, storyId: await giveStory() };
        return (await createVideo(ports).handle(partial({ body }), context(claim))).reply;
      },
      read: async (id: string) => (await readStoryboard(ports)(params(id), context())).reply,
      save: (id: string, body: object) => saveStoryboard(ports)(roughly({ params: { id }, body }), context()),
      paint: (id: string, scenes: readonly string[], claim?: string) =>
        paintStoryboard(ports).handle(roughly({ params: { id }, body: { scenes } }), context(claim)),
      speak: (id: string) => speakStoryboard(ports)(params(id), context()),
      discard: (id: string) => discardStoryboard(ports)(params(id), context()),
      film: (id: string, claim?: string) => filmStoryboard(ports).handle(params(id), context(claim)),
      retry: (id: string) => retryVideo(ports)(params(id), context()),
      repaint: (id: string, n: number, claim?: string) =>
        repaintScene(ports).handle(params(id, { n }), context(claim)),
      rewrite: (id: string, n: number, narration: string, claim?: string) =>
        rewriteScene(ports).handle(partial({ params: { id, n }, body: { narration } }), context(claim)),
      openVideo: (id: string) => openVideoStoryboard(ports)(params(id), context()),
      update: (id: string, version: number, claim?: string) =>
        updateVideo(ports).handle(partial({ params: { id }, body: { version } }), context(claim)),
      bringBack: (id: string) => bringBackVideo(ports)(params(id), context()),
      delete: (id: string, forever = false) =>
        deleteVideo(ports)(partial({ params: { id }, query: forever ? { forever: 'true' } : {} }), context()),
      restore: (id: string) => restoreVideo(ports)(params(id), context()),
      share: (id: string) =>
        shareVideo(ports)(partial({ body: { video_id: id, platform: 'link' } }), context()),
    },
    operator: (action: OperatorAction, videoId?: string) =>
      carryOutDecision(
        ports,
        {
          action,
          operator: 'Grace',
          ownerId: owner,
          reason: 'A test.',
          ...(videoId === undefined ? {} : { videoId }),
        },
        now(),
      ),
    /** Whether a stranger who has the link can open the video. */
    isOpen: (shareId: string): Promise<boolean> =>
      findShared(ports, shareId, { sessionToken: undefined, now: now() }).then(
        () => true,
        () => false,
      ),
    isSuspended: () => suspensionStore(real).isSuspended(owner),
    /** Runs every duty once. */
    tend: async (): Promise<void> => {
      for (const run of [
        () => runDuty(rescueRenders(ports)),
        () => runDuty(tendDue(ports)),
        () => runDuty(dispatchFilms(ports)),
        () => runDuty(pruneMedia(ports)),
      ])
        await run();
    },
    /** Settles the budgets of attempts that ended a few minutes ago. */
    settle: async (): Promise<void> => {
      await runDuty(settleBudgets({ ...ports, now: () => new Date(now().getTime() + 10 * MINUTE_MS) }));
    },
  };
};
export type House = Awaited<ReturnType<typeof openHouse>>;
