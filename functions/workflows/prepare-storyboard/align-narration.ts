import { join } from 'node:path';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { TimelineImpossible } from '#composition/timeline/timeline-impossible.ts';
import { FILM_MAX_SECONDS, FILM_MIN_SECONDS } from '#contract/catalogue.ts';
import { CREATOR } from '#functions/domain/credentials/maker.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { respelled } from '#functions/domain/narration/pronunciations.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import {
  type NarrationJob,
  narrationPrefix,
  playbackPrefix,
  recordedPrefix,
} from '#functions/domain/storyboard/own-narration.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { OwnNarration } from '#functions/domain/storyboard/recorded-scenes.ts';
import { sentenceOfFault } from '#functions/domain/storyboard/recording-fault.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { uploadFile } from '#functions/domain/uploads/upload-keys.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { type NarratedScene, recordNarration } from '#functions/film/narration/record-narration.ts';
import { UnfitRecording } from '#functions/film/narration/unfit-recording.ts';
import { endNarration } from '#functions/services/storyboards/end-narration.ts';
import { isBoardWithheld } from '#functions/services/storyboards/refuse-withheld.ts';
import { makerOf, recordingOf, sceneTimelineOf } from '#functions/workflows/render/film-files.ts';
import { withScratch } from '#functions/workflows/render/scratch.ts';
import { PrepareInput } from './messages.ts';

interface Ports {
  readonly storyboards: Lazy<Storyboards>;
  readonly videos: Lazy<Pick<Videos, 'find'>>;
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
}

const GONE = 'The recording was deleted. Upload it again.';
const WITHHELD = 'This video was deleted or restricted meanwhile, so your recording wasn’t used.';
const WRONG_LENGTH = `The narration has to be ${FILM_MIN_SECONDS} to ${FILM_MAX_SECONDS} seconds long. Change the script and record it again.`;

interface Misfit {
  readonly problem: string;
  /** The scene that doesn’t match, counted from 0. */
  readonly scene?: number;
}

/** The explanation for a creator whose recording is unusable; any other error is our fault, and is retried. */
const misfitOf = (error: unknown): Misfit => {
  if (error instanceof UnfitRecording) {
    const { fault } = error;
    return { problem: sentenceOfFault(fault), ...('scene' in fault && { scene: fault.scene }) };
  }
  if (error instanceof TimelineImpossible) return { problem: WRONG_LENGTH };
  throw error;
};

const numbersFrom = (first: number, end: number): readonly number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

const secondsOf = ({ frames }: SceneTimeline): number => framesToSeconds(frames);

/** Stores each scene’s part of the recording, for films and for the browser. */
const storeScenes = async (
  media: Lazy<Media>,
  job: NarrationJob,
  board: Storyboard,
  scenes: readonly NarratedScene[],
): Promise<OwnNarration['scenes']> => {
  const recorded: OwnNarration['scenes'] = {};
  for (const [index, { audio, scene, last }] of scenes.entries()) {
    for (const [isLast, timeline] of [[false, scene] as const, [true, last] as const]) {
      const prefix = recordedPrefix(job, index, isLast);
      await media().write(recordingOf(prefix), audio, 'audio/wav');
      await media().write(makerOf(prefix), JSON.stringify(CREATOR), 'application/json');
      await media().write(sceneTimelineOf(prefix), JSON.stringify(timeline), 'application/json');
    }
    const draft = board.scenes[index];
    const key = `${playbackPrefix(board, job.number)}${index}`;
    await media().write(key, audio, 'audio/wav');
    if (draft !== undefined)
      recorded[draft.id] = {
        narration: draft.narration,
        spoken: recordedPrefix(job, index, false),
        seconds: secondsOf(scene),
        lastSeconds: secondsOf(last),
        playback: { key, fromMs: scene.recordingMs },
        words: scene.words.map(({ text, startMs, endMs }) => ({
          text,
          startMs: Math.round(startMs),
          endMs: Math.round(endMs),
        })),
      };
  }
  return recorded;
};

/** Matches a creator’s recording with the script of its storyboard, and stores each scene’s part for the film. */
export const alignNarrationStep = ({ storyboards, videos, uploads, media }: Ports) => ({
  name: 'AlignNarration',
  input: PrepareInput,
  run: async ({ job: { ownerId, videoId }, number }: PrepareInput) => {
    const job = { ownerId, storyboardId: videoId, number };
    const storyboard = await storyboards().find(job.ownerId, job.storyboardId);
    // Also skipped if the matching ended and only its response was lost, because the files it stored are in use.
    if (storyboard?.recording?.number !== number || storyboard.recording.status !== 'aligning')
      return { number, outcome: 'over' };
    const { kept } = storyboard.recording;
    /** Removes the browser's copies of narrations no longer in use. With `withFilms`, also removes what films use. */
    const removeUnheard = async (numbers: readonly number[], withFilms: boolean) => {
      for (const each of numbers) {
        await media().removeAll(playbackPrefix(storyboard, each));
        if (withFilms) await media().removeAll(narrationPrefix({ ...job, number: each }));
      }
    };
    const end = async (how: Parameters<typeof endNarration>[2]) => {
      const isEnded = await endNarration(storyboards(), job, how);
      if (!isEnded) await removeUnheard([number], true);
      else if ('scenes' in how)
        // A film may still use the previous narration.
        await removeUnheard(numbersFrom(kept?.number ?? 1, number), storyboard.videoId === undefined);
      return { number, outcome: isEnded ? ('problem' in how ? 'refused' : 'aligned') : 'over' };
    };
    if (await isBoardWithheld(videos, storyboard)) return end({ problem: WITHHELD });
    const upload = await uploads().find(job.ownerId, storyboard.recording.uploadId);
    if (upload?.status !== 'ready') return end({ problem: GONE });
    const { scenes, language, pronunciations } = storyboard;
    const narrations = scenes.map(({ narration }) => narration);
    const script = { narrations, language, ...respelled(narrations.join(' '), language, pronunciations) };
    const narrated = await withScratch(async (folder) => {
      const path = join(folder, 'narration');
      await media().fetch(uploadFile(upload), path);
      return recordNarration({ path, ...script }).catch(misfitOf);
    });
    if ('problem' in narrated) {
      const { problem, scene = -1 } = narrated;
      const sceneId = storyboard.scenes[scene]?.id;
      return end({ problem, ...(sceneId !== undefined && { sceneId }) });
    }
    return end({ scenes: await storeScenes(media, job, storyboard, narrated) });
  },
});
