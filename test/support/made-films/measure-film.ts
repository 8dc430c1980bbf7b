import { stat } from 'node:fs/promises';
import { AV_PROFILE_H264_HIGH } from 'node-av/constants';
import { FRAME_MS, framesToSeconds } from '#composition/timeline/frame-times.ts';
import { FILM_TAIL_SECONDS, FRAMES_PER_SECOND, RENDITIONS } from '#contract/catalogue.ts';
import { measurePicture, measureSound, startsFast } from '#functions/film/certificate/measure-file.ts';
import { measureLoudness } from '#functions/film/sound/loudness.ts';
import { audioFrames } from '#functions/film/sound/sound.ts';
import { watchFilm } from '#test/support/film/watch-film.ts';
import type { MadeFilm } from './make-film.ts';
import { measureRhythm } from './measure-rhythm.ts';
import { measureCaptions, measureContent } from './measure-words.ts';
import { fileOf, type Measured } from './measured.ts';

const GROUP_FRAMES = 2 * FRAMES_PER_SECOND;
const LONGEST_STILL_SECONDS = 0.2;
const CODECS = {
  mp4: { picture: 'h264', sound: 'aac', kbits: 160 },
  webm: { picture: 'vp9', sound: 'opus', kbits: 96 },
} as const;
/** The share of the bit rate that the film must still reach, because silence at the end needs fewer bits. */
const BITS_SLACK = 0.9;

const measureFiles = async ({ files, timeline, poster, captions }: MadeFilm): Promise<Measured[]> => {
  const facts = await Promise.all(
    files.map(async (file) => {
      const [picture, sound] = [await measurePicture(file.path), await measureSound(file.path)];
      const codecs = CODECS[file.format];
      const size = RENDITIONS.find(
        ({ format, quality }) => format === file.format && quality === file.quality,
      );
      return {
        isPicture:
          picture.width === size?.width &&
          picture.height === size.height &&
          picture.codec === codecs.picture &&
          picture.isConstantRate &&
          picture.isYuv420 &&
          picture.isBt709 &&
          picture.longestGroup <= GROUP_FRAMES &&
          picture.hasClosedGroups &&
          picture.packets === timeline.frames &&
          (file.format === 'webm' ||
            (picture.profile === AV_PROFILE_H264_HIGH && (await startsFast(file.path)))),
        isSound:
          sound.codec === codecs.sound &&
          sound.sampleRate === 48_000 &&
          sound.channels === 2 &&
          sound.bitRate / 1000 >= codecs.kbits * BITS_SLACK,
        kbits: Math.round(sound.bitRate / 1000),
        group: picture.longestGroup,
        gapMs: Math.abs(sound.endSeconds - picture.endSeconds) * 1000,
      };
    }),
  );
  const gap = Math.max(...facts.map(({ gapMs }) => gapMs));
  const group = Math.max(...facts.map((each) => each.group));
  const tail = framesToSeconds(timeline.frames) - timeline.narrationMs / 1000;
  const sides = [(await stat(poster)).size, (await stat(captions)).size];
  return [
    {
      property: 'picture',
      must: '30 fps constant, High, BT.709, closed groups ≤ 60, index first',
      figure: `${facts.filter(({ isPicture }) => isPicture).length} of ${facts.length} files, groups of ${group}`,
      isMet: facts.every(({ isPicture }) => isPicture),
    },
    {
      property: 'audio',
      must: 'AAC ≥ 160 kb/s, Opus, 48 kHz stereo',
      figure: facts.map(({ kbits }) => kbits).join(', '),
      isMet: facts.every(({ isSound }) => isSound),
    },
    {
      property: 'length',
      must: `gap ≤ ${FRAME_MS.toFixed(0)} ms, tail ≤ ${FILM_TAIL_SECONDS} s`,
      figure: `${gap.toFixed(0)} ms, ${tail.toFixed(2)} s`,
      isMet: gap <= FRAME_MS && tail <= FILM_TAIL_SECONDS,
    },
    {
      property: 'files',
      must: 'MP4 1080, 720, 480; WebM 720; poster; captions',
      figure: `${files.length} + ${sides.filter((bytes) => bytes > 0).length}`,
      isMet: files.length === RENDITIONS.length && sides.every((bytes) => bytes > 0),
    },
  ];
};

const measureSoundOf = async (film: MadeFilm): Promise<Measured[]> => {
  const heard = [
    await measureLoudness(audioFrames(fileOf(film, '480p'))),
    await measureLoudness(audioFrames(fileOf(film, '720p', 'webm'))),
  ];
  return [
    {
      property: 'loudness',
      must: '−14 ± 0.5 LUFS',
      figure: heard.map(({ integratedLufs }) => integratedLufs.toFixed(1)).join(', '),
      isMet: heard.every(({ integratedLufs }) => Math.abs(integratedLufs + 14) <= 0.5),
    },
    {
      property: 'true peak',
      must: '≤ −1 dBTP',
      figure: heard.map(({ truePeakDbtp }) => truePeakDbtp.toFixed(1)).join(', '),
      isMet: heard.every(({ truePeakDbtp }) => truePeakDbtp <= -1),
    },
  ];
};

/** Measures a finished film from its files, independently of its certificate. */
export const measureFilm = async (film: MadeFilm): Promise<Measured[]> => {
  const watched = await watchFilm(fileOf(film, '480p'));
  const { blackSeconds, frozenSeconds } = watched;
  return [
    ...(await measureFiles(film)),
    {
      property: 'motion and cuts',
      must: `neither black nor frozen for ${LONGEST_STILL_SECONDS} s`,
      figure: `${blackSeconds.toFixed(2)}, ${frozenSeconds.toFixed(2)} s`,
      isMet: blackSeconds <= LONGEST_STILL_SECONDS && frozenSeconds <= LONGEST_STILL_SECONDS,
    },
    ...measureRhythm(film, watched),
    ...(await measureContent(film)),
    ...(await measureCaptions(film)),
    ...(await measureSoundOf(film)),
  ];
};

/** The table rows that show a film’s figures, with a mark on each figure that misses its target. */
export const tableOf = (film: MadeFilm, rows: readonly Measured[]): string[] => [
  `${film.order.language}  ${film.title}: ${framesToSeconds(film.timeline.frames).toFixed(1)} s of film in ${film.madeInSeconds.toFixed(1)} s, ${film.order.captionStyle}`,
  ...rows.map(
    ({ property, must, figure, isMet }) =>
      `    ${property.padEnd(16)} ${figure.padEnd(38)} ${must}${isMet ? '' : '  MISSED'}`,
  ),
];
