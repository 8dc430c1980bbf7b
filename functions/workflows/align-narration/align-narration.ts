import { join } from 'node:path';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import { TimelineImpossible } from '#composition/timeline/timeline-impossible.ts';
import { FILM_MAX_SECONDS, FILM_MIN_SECONDS } from '#contract/catalogue.ts';
import { CREATOR } from '#functions/domain/credentials/maker.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { sentenceOfFault } from '#functions/domain/narration/recording-fault.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { narrationPrefix, recordedPrefix } from '#functions/domain/storyboard/own-narration.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { OwnNarration } from '#functions/domain/storyboard/recorded-scenes.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { uploadFile } from '#functions/domain/uploads/upload-keys.ts';
import { type NarratedScene, recordNarration } from '#functions/film/narration/record-narration.ts';
import { UnfitRecording } from '#functions/film/narration/unfit-recording.ts';
import { endNarration } from '#functions/services/storyboards/end-narration.ts';
import { makerOf, recordingOf, sceneTimelineOf } from '#functions/workflows/render/film-files.ts';
import { withScratch } from '#functions/workflows/render/scratch.ts';
import { jobOf, NarrationInput } from './messages.ts';

interface Ports {
  readonly storyboards: Lazy<Storyboards>;
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
}

const GONE = 'The recording was deleted. Upload it again.';
const WRONG_LENGTH = `The narration has to be ${FILM_MIN_SECONDS} to ${FILM_MAX_SECONDS} seconds long. Change the script and record it again.`;

/** What the creator reads about a recording that can’t be used; anything else is ours and is tried again. */
const problemOf = (error: unknown): string => {
  if (error instanceof UnfitRecording) return sentenceOfFault(error.fault);
  if (error instanceof TimelineImpossible) return WRONG_LENGTH;
  throw error;
};

/** Matches a creator’s recording with the script of a storyboard, and stores each scene’s part where its film looks. */
export const alignNarration = ({ storyboards, uploads, media }: Ports) => ({
  name: 'AlignNarration',
  input: NarrationInput,
  run: async (input: NarrationInput) => {
    const job = jobOf(input);
    const { number } = job;
    const storyboard = await storyboards().find(job.ownerId, job.storyboardId);
    if (storyboard?.recording?.number !== number) return { number, outcome: 'over' };
    const end = async (how: Parameters<typeof endNarration>[2]) => {
      const isEnded = await endNarration(storyboards(), job, how);
      if (!isEnded) await media().removeAll(narrationPrefix(job));
      return { number, outcome: isEnded ? ('problem' in how ? 'refused' : 'aligned') : 'over' };
    };
    const upload = await uploads().find(job.ownerId, storyboard.recording.uploadId);
    if (upload?.status !== 'ready') return end({ problem: GONE });
    const narrations = storyboard.scenes.map(({ narration }) => narration);
    const narrated = await withScratch(async (folder) => {
      const path = join(folder, 'narration');
      await media().fetch(uploadFile(upload), path);
      return recordNarration({ path, narrations, language: storyboard.language }).catch(problemOf);
    });
    if (typeof narrated === 'string') return end({ problem: narrated });
    return end({ scenes: await store(narrated, storyboard) });

    async function store(
      scenes: readonly NarratedScene[],
      { scenes: drafts }: Storyboard,
    ): Promise<OwnNarration['scenes']> {
      const recorded: OwnNarration['scenes'] = {};
      for (const [index, { audio, scene, last }] of scenes.entries()) {
        for (const [isLast, timeline] of [[false, scene] as const, [true, last] as const]) {
          const prefix = recordedPrefix(job, index, isLast);
          await media().write(recordingOf(prefix), audio, 'audio/wav');
          await media().write(makerOf(prefix), JSON.stringify(CREATOR), 'application/json');
          await media().write(sceneTimelineOf(prefix), JSON.stringify(timeline), 'application/json');
        }
        const draft = drafts[index];
        if (draft !== undefined)
          recorded[draft.id] = {
            narration: draft.narration,
            spoken: recordedPrefix(job, index, false),
            seconds: Math.round(10 * framesToSeconds(scene.frames)) / 10,
            words: scene.words.map(({ text, startMs, endMs }) => ({
              text,
              startMs: Math.round(startMs),
              endMs: Math.round(endMs),
            })),
          };
      }
      return recorded;
    }
  },
});
