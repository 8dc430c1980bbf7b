import { stat } from 'node:fs/promises';
import { AV_PROFILE_AAC_LOW, AV_PROFILE_H264_HIGH } from 'node-av/constants';
import { FRAME_MS } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { FRAMES_PER_SECOND, RENDITIONS } from '#contract/catalogue.ts';
import type { Certificate } from '#functions/domain/video/certificate.ts';
import { GROUP_FRAMES } from '#functions/film/files/encode.ts';
import type { FilmFile } from '#functions/film/join/join-film.ts';
import { MIN_AUDIO_BITS, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { measurePicture, measureSound, type SoundFacts, startsFast } from './measure-file.ts';

export type FileFacts = Certificate['files'][number] & { gapMs: number };

const STEREO = 2;
/** Opus needs fewer bits than AAC for the same quality. */
const MIN_OPUS_BITS = 96_000;
/** How much a silent ending may lower the bit rate, as a fraction. */
const BITS_SLACK = 0.9;

const CODECS = {
  mp4: { video: 'h264', audio: 'aac', audioBits: MIN_AUDIO_BITS },
  webm: { video: 'vp9', audio: 'opus', audioBits: MIN_OPUS_BITS },
} as const;

export const fileName = ({ format, quality }: Pick<FilmFile, 'format' | 'quality'>): string =>
  `The ${quality} ${format} file`;

type Expect = (isRight: boolean, sentence: string) => void;

const inspectSound = (sound: SoundFacts, format: FilmFile['format'], expect: Expect): void => {
  expect(sound.codec === CODECS[format].audio, `has ${sound.codec} sound`);
  expect(
    sound.channels === STEREO,
    `has ${sound.channels === 1 ? 'mono' : `${sound.channels}-channel`} sound`,
  );
  expect(sound.sampleRate === SAMPLE_RATE, `has sound of ${sound.sampleRate} Hz instead of ${SAMPLE_RATE}`);
  const leastBits = (CODECS[format].audioBits * BITS_SLACK * sound.channels) / STEREO;
  expect(sound.bitRate >= leastBits, `has ${Math.round(sound.bitRate / 1000)} kb/s of sound`);
};

/** Measures one file from its headers and packets; adds a message for each fault. */
export const inspectFile = async (
  file: FilmFile,
  timeline: Timeline,
  faults: string[],
): Promise<FileFacts> => {
  const expect: Expect = (isRight, sentence) => {
    if (!isRight) faults.push(`${fileName(file)} ${sentence}.`);
  };
  const [picture, sound] = [await measurePicture(file.path), await measureSound(file.path)];
  const size = RENDITIONS.find(({ format, quality }) => format === file.format && quality === file.quality);
  expect(
    picture.width === size?.width && picture.height === size.height,
    `is ${picture.width}×${picture.height} instead of ${size?.width}×${size?.height}`,
  );
  expect(picture.codec === CODECS[file.format].video, `has ${picture.codec} pictures`);
  expect(picture.isYuv420, 'is not yuv420p');
  expect(picture.isBt709, 'is not tagged BT.709');
  expect(picture.isConstantRate, `does not have ${FRAMES_PER_SECOND} evenly spaced frames a second`);
  expect(picture.packets === timeline.frames, `has ${picture.packets} frames instead of ${timeline.frames}`);
  expect(picture.longestGroup <= GROUP_FRAMES, `has ${picture.longestGroup} frames between key frames`);
  expect(picture.hasClosedGroups, 'has open groups of frames');
  inspectSound(sound, file.format, expect);
  if (file.format === 'mp4') {
    expect(picture.profile === AV_PROFILE_H264_HIGH, 'is not H.264 High');
    expect(sound.profile === AV_PROFILE_AAC_LOW, 'is not AAC-LC');
    expect(await startsFast(file.path), 'has its index at the end, so it cannot play while it loads');
  }
  const gapMs = Math.abs(sound.endSeconds - picture.endSeconds) * 1000;
  expect(gapMs <= FRAME_MS, `ends its sound ${gapMs.toFixed(0)} ms away from its picture`);
  return {
    format: file.format,
    quality: file.quality,
    width: picture.width,
    height: picture.height,
    videoCodec: picture.codec,
    audioCodec: sound.codec,
    fps: picture.isConstantRate ? FRAMES_PER_SECOND : 0,
    audioKbits: Math.round(sound.bitRate / 1000),
    bytes: (await stat(file.path)).size,
    gapMs,
  };
};
