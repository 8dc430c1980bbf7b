import type { UploadKind } from '#contract/catalogue.ts';
import { writeSound } from '#functions/film/sound/sound-file.ts';
import { normaliseClip } from './clip/normalise-clip.ts';
import { demuxerOf } from './containers/container.ts';
import { normalisePicture } from './normalise-picture.ts';
import type { Normalised, Targets } from './normalised.ts';
import { loudnessOf, readOwnSound, secondsOf } from './own-sound.ts';
import { type Stopwatch, startStopwatch } from './stopwatch.ts';
import { UploadFault } from './upload-fault.ts';

/** Sound shorter than this counts as none. */
const SHORTEST_SECONDS = 0.1;
const MS = 1000;

/** Makes an M4A (AAC, 48 kHz stereo) without metadata or cover art. @throws UploadFault */
const normaliseSound = async (path: string, targets: Targets, watch: Stopwatch): Promise<Normalised> => {
  const read = await readOwnSound(path, await demuxerOf(path, 'sound'), watch);
  if (read === undefined) throw new UploadFault('no_sound', 'no stream of sound');
  const seconds = secondsOf(read.sound);
  if (seconds < SHORTEST_SECONDS) throw new UploadFault('empty', `${seconds} s`);
  const loudnessLufs = await loudnessOf(read.sound);
  await writeSound(read.sound, 'aac', targets.file);
  return {
    facts: { seconds: Math.round(seconds * MS) / MS, ...(loudnessLufs !== undefined && { loudnessLufs }) },
    frames: 0,
  };
};

/**
 * Converts a creator’s file into the version we keep, with one format for each kind of upload, judging the file by
 * its content alone. @throws UploadFault if the file can’t be used, or if converting it takes longer than `limitMs`.
 */
export const normalise = (
  kind: UploadKind,
  path: string,
  targets: Targets,
  limitMs: number,
): Promise<Normalised> => {
  switch (kind) {
    case 'picture':
      return normalisePicture(path, targets);
    case 'clip':
      return normaliseClip(path, targets, startStopwatch(limitMs));
    case 'sound':
      return normaliseSound(path, targets, startStopwatch(limitMs));
  }
};
