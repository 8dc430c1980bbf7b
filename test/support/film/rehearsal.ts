import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { OFFLINE_PAINTER, SIMPLE_VOICE } from '#functions/domain/credentials/maker.ts';
import type { SigningIdentity } from '#functions/domain/credentials/signing.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type {
  NarrationRequest,
  Narrators,
  Painter,
  VoiceProvider,
} from '#functions/domain/providers/ports.ts';
import type { Scene } from '#functions/domain/story/story.ts';

import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Video } from '#functions/domain/video/video.ts';
import type { Step } from '#functions/runtime/step/step.ts';
import { withFacts } from '#functions/runtime/step/with-facts.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { outboxStore } from '#functions/store/mail/outbox-store.ts';
import { runStore } from '#functions/store/series/run-store.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { makingTimeStore } from '#functions/store/videos/making-time-store.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { certifyFilmStep } from '#functions/workflows/render/certify-film.ts';
import { failVideoStep } from '#functions/workflows/render/fail-video.ts';
import { filmSceneStep } from '#functions/workflows/render/film-scene.ts';
import { finishVideoStep } from '#functions/workflows/render/finish-video.ts';
import { joinFilmStep } from '#functions/workflows/render/join-film.ts';
import { mixSoundStep } from '#functions/workflows/render/mix-sound.ts';
import { paintSceneStep } from '#functions/workflows/render/paint-scene.ts';
import { planScenesStep } from '#functions/workflows/render/plan-scenes.ts';
import { speakSceneStep } from '#functions/workflows/render/speak-scene.ts';
import { LambdaFailure } from '#local/aws/lambda/lambda-failure.ts';
import { ExecutionStore } from '#local/aws/step-functions/execution-store.ts';
import { loadDefinition } from '#local/aws/step-functions/workflow-definition.ts';
import { runExecution } from '#local/aws/step-functions/workflow-run.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { folderMedia } from '#test/support/cloud/folder-media.ts';
import { giveProfile } from '#test/support/cloud/store-here.ts';
import { lenient } from '#test/support/moderation/moderators.ts';
import { defined } from '#test/support/values.ts';
import { paintStill, spokenWords, writeVoice } from './film-fixtures.ts';

/** A film made in this process by the product’s steps and state machine, with test doubles for the ports. */

type Run = (input: unknown) => Promise<unknown>;
/** The steps in the order in which they run; the last one runs only if a film fails. */
export const STEPS = [
  'PlanScenes',
  'SpeakScene',
  'PaintScene',
  'FilmScene',
  'MixSound',
  'JoinFilm',
  'CertifyFilm',
  'FinishVideo',
  'FailVideo',
] as const;
export type StepName = (typeof STEPS)[number];

const WORKFLOW = new URL('../../../state-machines/render-video.asl.json', import.meta.url).pathname;
const ARN = 'arn:aws:states:us-east-1:000000000000:stateMachine:render-video';
const AT_ONCE = 4;

export type Voice = Pick<VoiceProvider, 'narrate'>;

/** Recordings that this process has already made, by length and script. */
const spoken = new Map<string, Buffer>();

/**
 * A narrator that speaks evenly timed words. `length` makes the recording longer or shorter than the word timings
 * say.
 */
export const steadyVoice = (length = 1) => ({
  narrate: async ({ script }: Pick<NarrationRequest, 'script'>) => {
    const { words, narrationMs } = spokenWords([{ narration: script, picture: '' }]);
    const key = `${length} ${script}`;
    const audio = spoken.get(key) ?? writeVoice(words, narrationMs * length);
    spoken.set(key, audio);
    return { audio: Buffer.from(audio), words };
  },
});

let painted: Promise<Buffer> | undefined;
const paintOnce = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'still-'));
  const picture = await readFile(await paintStill(join(folder, 'still.jpg'), 1, 512, 768));
  await rm(folder, { recursive: true });
  return picture;
};

export const steadyPainter: Painter = {
  paint: async () => {
    painted ??= paintOnce();
    return { picture: Buffer.from(await painted), maker: OFFLINE_PAINTER };
  },
};

const running =
  <S extends z.ZodType, Out>(step: Step<S, Out>): Run =>
  async (input) =>
    step.run(step.input.parse(input));

export interface Call {
  readonly step: StepName;
  readonly input: unknown;
  result?: unknown;
}

export interface Rehearsal {
  readonly video: Video;
  /** The owner’s credits, initially 30. */
  readonly credits: number;
  /** Every step that was started, in order, with its input and, if it finished, its result. */
  readonly calls: readonly Call[];
  /** Files that the steps left behind in the temporary folder. */
  readonly left: readonly string[];
}

export const rehearse = async (
  table: Table,
  play: {
    readonly scenes: readonly Scene[];
    readonly change?: Partial<Video>;
    readonly narrator?: Voice;
    /** Used instead of the single narrator that otherwise speaks everything. */
    readonly narrators?: Narrators;
    readonly painter?: Painter;
    /** Steps that the test replaces; each replacement can still call the product’s step. */
    readonly stand?: Partial<Record<StepName, (input: unknown, media: Media, step: Run) => Promise<unknown>>>;
    /** The identity that signs the film; none by default. */
    readonly identity?: SigningIdentity;
    readonly wrapMedia?: (media: Media) => Media;
    /** Decides whether a step should die; called with the step’s input each time it starts. */
    readonly dies?: (step: StepName, input: unknown) => boolean;
    /** How many times the film is attempted at most, as long as it fails; once by default. */
    readonly attempts?: number;
  },
): Promise<Rehearsal> => {
  const root = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  const [before, scratch] = [process.env['TMPDIR'], join(root, 'tmp')];
  await mkdir(scratch);
  process.env['TMPDIR'] = scratch;
  const store = new ExecutionStore(join(root, 'workflow.sqlite'));
  try {
    const [ownerId, at] = [newId(), new Date()];
    const now = (): Date => at;
    const [videos, media] = [
      videoStore(table),
      (play.wrapMedia ?? ((own) => own))(folderMedia(join(root, 'media'))),
    ];
    await mkdir(join(root, 'media'));
    const draft = {
      ...newVideo(newId(), { ...storyOf(ownerId), scenes: [...play.scenes] }, choice, at),
      ...play.change,
    };
    await giveProfile(table, ownerId);
    const created = await videos.create(draft, undefined, at);
    if (created.kind !== 'created') throw new Error(`The video was not created: ${created.kind}`);
    const ports = {
      videos: () => videos,
      media: () => media,
      narrators: () =>
        play.narrators ?? {
          atWork: async () => 'steady',
          named: () => ({
            speaker: () => 'a steady voice',
            maker: () => SIMPLE_VOICE,
            ...(play.narrator ?? steadyVoice()),
          }),
        },
      painter: () => play.painter ?? steadyPainter,
      pictureSwitch: () => ({ read: async () => undefined, turn: async () => undefined }),
      signingIdentity: async () => play.identity,
      ...lenient,
      makingTimes: () => makingTimeStore(table),
      balances: () => creditStore(table),
      runs: () => runStore(table, now),
      series: () => seriesStore(table),
      outbox: () => outboxStore(table),
      now,
    };
    const real: Record<StepName, Run> = {
      PlanScenes: running(planScenesStep(ports)),
      SpeakScene: running(speakSceneStep(ports)),
      PaintScene: running(paintSceneStep(ports)),
      FilmScene: running(filmSceneStep(ports)),
      MixSound: running(mixSoundStep(ports)),
      JoinFilm: running(joinFilmStep(ports)),
      CertifyFilm: running(certifyFilmStep(ports)),
      FinishVideo: running(finishVideoStep(ports)),
      FailVideo: running(failVideoStep(ports)),
    };
    const calls: Call[] = [];
    const perform = async (name: string, input: unknown): Promise<unknown> => {
      const step = z.enum(STEPS).parse(name);
      const call: Call = { step, input };
      calls.push(call);
      try {
        if (play.dies?.(step, input)) throw new Error(`${step} was interrupted.`);
        const result = await (play.stand?.[step]?.(input, media, real[step]) ?? real[step](input));
        call.result = result;
        return JSON.parse(JSON.stringify(result));
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        withFacts(error, input);
        throw new LambdaFailure({ errorType: error.name, errorMessage: error.message });
      }
    };
    const underway: Promise<unknown>[] = [];
    const invoke = (name: string, input: unknown): Promise<unknown> => {
      const performance = perform(name, input);
      underway.push(performance);
      return performance;
    };
    const loaded = loadDefinition(WORKFLOW, {
      substitutions: Object.fromEntries(STEPS.map((name) => [name, name])),
      concurrencyOf: () => AT_ONCE,
      retryFactor: 0.001,
    });
    const room = { keep: async <T>(write: () => T): Promise<T> => write() };
    const make = async (attempt: number): Promise<Video> => {
      const job = { ownerId, videoId: draft.id, attempt };
      const name = `${draft.id}-${attempt}`;
      const arn = `${ARN}:${name}`;
      store.create({ arn, name, input: JSON.stringify(job), started: at.getTime() });
      await runExecution(defined(store.find(arn)), { store, loaded, machineArn: ARN, invoke, room }).ending;
      // A step that runs in parallel with the failed one may still be running.
      await Promise.allSettled(underway);
      return defined(await videos.find(ownerId, draft.id));
    };
    let video = await make(1);
    for (let attempt = 2; attempt <= (play.attempts ?? 1) && video.status === 'failed'; attempt += 1) {
      await videos.retry(video, at);
      video = await make(attempt);
    }
    const account = await creditStore(table).read(ownerId, at);
    return {
      video,
      credits: account.grants.reduce((sum, { remaining }) => sum + remaining, 0),
      calls,
      left: await readdir(scratch),
    };
  } finally {
    store.close();
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(root, { recursive: true, force: true });
  }
};
