import { readFile, stat } from 'node:fs/promises';
import { AV_PROFILE_H264_HIGH } from 'node-av/constants';
import { z } from 'zod';
import { FRAMES_PER_SECOND, RENDITIONS } from '#contract/catalogue.ts';
import { FilmRejected as Rejected } from './film-errors.ts';
import type { FilmFile } from './join-film.ts';
import { type Loudness, measureLoudness } from './loudness.ts';
import { measurePicture, measureSound, startsFast } from './measure-file.ts';
import { audioFrames } from './sound.ts';
import { TARGET_LUFS, TRUE_PEAK_LIMIT_DBTP } from './soundtrack.ts';
import { framesToSeconds, type Timeline } from './timeline.ts';
import { watchFilm } from './watch-film.ts';

export const FilmRejected = Rejected;

/** What was measured on the finished files of a film. */
export const Certificate = z.object({
  /** EBU R 128, of the AAC sound and of the Opus sound where there is one; the worse of the two. */
  loudnessLufs: z.number(),
  truePeakDbtp: z.number(),
  seconds: z.number(),
  /** Largest difference between the ends of picture and sound in any file. */
  audioVideoGapMs: z.number(),
  longestBlackSeconds: z.number(),
  longestFrozenSeconds: z.number(),
  posterBytes: z.int().positive(),
  files: z.array(
    z.object({
      format: z.enum(['mp4', 'webm']),
      quality: z.enum(['480p', '720p', '1080p']),
      width: z.int(),
      height: z.int(),
      videoCodec: z.string(),
      audioCodec: z.string(),
      fps: z.number(),
      audioKbits: z.number(),
      bytes: z.int().positive(),
    }),
  ),
});
export type Certificate = z.infer<typeof Certificate>;
type FileFacts = Certificate['files'][number] & { gapMs: number; seconds: number };

const LOUDNESS_TOLERANCE_LU = 0.5;
const SAMPLE_RATE = 48_000;
const MIN_AUDIO_BITS = 160_000;
/** Opus needs fewer bits than AAC for the same sound. */
const MIN_OPUS_BITS = 96_000;
/** What silence at the end may save, as a share of the bits. */
const BITS_SLACK = 0.9;
const FRAME_MS = 1000 / FRAMES_PER_SECOND;
const GROUP_FRAMES = 2 * FRAMES_PER_SECOND;
const LONGEST_STILL_SECONDS = 0.2;
const MAX_POSTER_BYTES = 2_000_000;

const CODECS = {
  mp4: { video: 'h264', audio: 'aac', audioBits: MIN_AUDIO_BITS },
  webm: { video: 'vp9', audio: 'opus', audioBits: MIN_OPUS_BITS },
} as const;

/** Measures one file by its headers and packets; adds a sentence for everything that is not as it must be. */
const inspect = async (file: FilmFile, timeline: Timeline, faults: string[]): Promise<FileFacts> => {
  const name = `The ${file.quality} ${file.format} file`;
  const expect = (isRight: boolean, sentence: string): void => {
    if (!isRight) faults.push(`${name} ${sentence}.`);
  };
  const [picture, sound] = [await measurePicture(file.path), await measureSound(file.path)];
  const codecs = CODECS[file.format];
  const size = RENDITIONS.find(({ format, quality }) => format === file.format && quality === file.quality);
  expect(
    picture.width === size?.width && picture.height === size.height,
    `is ${picture.width}×${picture.height} instead of ${size?.width}×${size?.height}`,
  );
  expect(picture.codec === codecs.video, `has ${picture.codec} pictures`);
  expect(sound.codec === codecs.audio, `has ${sound.codec} sound`);
  expect(picture.isYuv420, 'is not yuv420p');
  expect(picture.isBt709, 'is not tagged BT.709');
  expect(picture.isConstantRate, `does not show ${FRAMES_PER_SECOND} evenly spaced frames a second`);
  expect(picture.packets === timeline.frames, `has ${picture.packets} frames instead of ${timeline.frames}`);
  expect(picture.longestGroup <= GROUP_FRAMES, `has ${picture.longestGroup} frames between key frames`);
  expect(sound.sampleRate === SAMPLE_RATE && sound.channels === 2, 'is not 48 kHz stereo');
  expect(
    sound.bitRate >= codecs.audioBits * BITS_SLACK,
    `has ${Math.round(sound.bitRate / 1000)} kb/s of sound`,
  );
  if (file.format === 'mp4') {
    expect(picture.profile === AV_PROFILE_H264_HIGH, 'is not H.264 High');
    expect(await startsFast(file.path), 'has its index at the end');
  }
  const gapMs = Math.abs(sound.endSeconds - picture.endSeconds) * 1000;
  expect(gapMs <= FRAME_MS, `ends its sound ${gapMs.toFixed(0)} ms away from its picture`);
  const bytes = (await stat(file.path)).size;
  return {
    format: file.format,
    quality: file.quality,
    width: picture.width,
    height: picture.height,
    videoCodec: picture.codec,
    audioCodec: sound.codec,
    fps: picture.isConstantRate ? FRAMES_PER_SECOND : 0,
    audioKbits: Math.round(sound.bitRate / 1000),
    bytes,
    gapMs,
    seconds: picture.endSeconds - picture.startSeconds,
  };
};

const inspectSides = async (poster: string, captions: string, faults: string[]): Promise<number> => {
  const facts = await measurePicture(poster);
  const posterBytes = (await stat(poster)).size;
  if (
    facts.codec !== 'mjpeg' ||
    facts.width !== 720 ||
    facts.height !== 1280 ||
    posterBytes > MAX_POSTER_BYTES
  )
    faults.push('The poster is no JPEG of 720×1280.');
  const text = await readFile(captions, 'utf8');
  if (!text.startsWith('WEBVTT\n') || !text.includes(' --> '))
    faults.push('The captions file has no captions.');
  return posterBytes;
};

const worseOf = (heard: readonly Loudness[]): Loudness => ({
  integratedLufs: heard.reduce(
    (worst, { integratedLufs }) =>
      Math.abs(integratedLufs - TARGET_LUFS) > Math.abs(worst - TARGET_LUFS) ? integratedLufs : worst,
    TARGET_LUFS,
  ),
  truePeakDbtp: Math.max(...heard.map(({ truePeakDbtp }) => truePeakDbtp)),
});

/**
 * Measures a finished film by its files alone.
 * @throws FilmRejected with one sentence for every measure that is missed; a file that cannot be read is a fault too.
 */
export const certifyFilm = async (input: {
  files: readonly FilmFile[];
  poster: string;
  captions: string;
  timeline: Timeline;
}): Promise<Certificate> => {
  const faults: string[] = [];
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T[]> => {
    try {
      return [await work()];
    } catch (error) {
      faults.push(`${what} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
      return [];
    }
  };
  const files: FileFacts[] = [];
  for (const file of input.files)
    files.push(
      ...(await attempt(`The ${file.quality} ${file.format} file`, () =>
        inspect(file, input.timeline, faults),
      )),
    );
  const bySize = input.files.toSorted((a, b) => a.bytes - b.bytes);
  const heard: Loudness[] = [];
  for (const format of ['mp4', 'webm'] as const) {
    const file = bySize.find((each) => each.format === format);
    if (file !== undefined)
      heard.push(...(await attempt('The sound', () => measureLoudness(audioFrames(file.path)))));
  }
  const loudness = worseOf(heard);
  if (!(Math.abs(loudness.integratedLufs - TARGET_LUFS) <= LOUDNESS_TOLERANCE_LU))
    faults.push(`The film is ${loudness.integratedLufs.toFixed(1)} LUFS loud instead of ${TARGET_LUFS}.`);
  if (!(loudness.truePeakDbtp <= TRUE_PEAK_LIMIT_DBTP))
    faults.push(`The film peaks at ${loudness.truePeakDbtp.toFixed(2)} dBTP.`);
  const lowest = bySize.find(({ quality }) => quality === '480p') ?? bySize[0];
  const [watched] = lowest === undefined ? [] : await attempt('The picture', () => watchFilm(lowest.path));
  if (watched === undefined) faults.push('The film has no picture.');
  else if (watched.blackSeconds > LONGEST_STILL_SECONDS)
    faults.push(`The film is black for ${watched.blackSeconds.toFixed(2)} s.`);
  else if (watched.frozenSeconds > LONGEST_STILL_SECONDS)
    faults.push(`The film stands still for ${watched.frozenSeconds.toFixed(2)} s.`);
  const [posterBytes] = await attempt('The poster or the captions', () =>
    inspectSides(input.poster, input.captions, faults),
  );
  if (faults.length > 0) throw new FilmRejected(faults);
  return Certificate.parse({
    loudnessLufs: loudness.integratedLufs,
    truePeakDbtp: loudness.truePeakDbtp,
    seconds: framesToSeconds(input.timeline.frames),
    audioVideoGapMs: Math.max(...files.map(({ gapMs }) => gapMs)),
    longestBlackSeconds: watched?.blackSeconds,
    longestFrozenSeconds: watched?.frozenSeconds,
    posterBytes,
    files,
  });
};
