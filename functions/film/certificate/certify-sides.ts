import { readFile, stat } from 'node:fs/promises';
import { textOf } from '#composition/captions/caption-pages.ts';
import { FRAME_MS } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { msApart, wordInScene } from './certify-captions.ts';
import { measurePicture } from './measure-file.ts';

const POSTER = { width: 720, height: 1280, mostBytes: 2_000_000 } as const;
const CUE = /^(?:(\d+):)?(\d\d):(\d\d)\.(\d{3}) --> .*\n(.*)$/gmu;

/** Measures the poster and returns its size. */
export const inspectPoster = async (path: string, faults: string[]): Promise<number> => {
  const { codec, width, height } = await measurePicture(path);
  const { size } = await stat(path);
  if (codec !== 'mjpeg' || width !== POSTER.width || height !== POSTER.height || size > POSTER.mostBytes)
    faults.push(`The poster is not a JPEG of ${POSTER.width}×${POSTER.height}.`);
  return size;
};

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const cuesOf = (vtt: string): { startMs: number; text: string }[] =>
  [...vtt.matchAll(CUE)].map(([, hours = '0', minutes = '', seconds = '', ms = '', text = '']) => ({
    startMs: ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms),
    text: plain(text),
  }));

/**
 * Each word with its position in the text. Words can’t simply be counted, because a word may contain a space, as in «
 * Pourquoi ? ».
 */
const wordStarts = ({ words }: Timeline): { at: number; word: Timeline['words'][number] }[] => {
  let at = 0;
  return words.map((word) => {
    const start = { at, word };
    at += word.text.length + (word.isJoined === true ? 0 : 1);
    return start;
  });
};

/**
 * Checks the captions file: it must contain the script’s words, and each cue must start when its first word is
 * spoken.
 */
export const inspectCaptionsFile = async (
  path: string,
  timeline: Timeline,
  faults: string[],
): Promise<void> => {
  const vtt = await readFile(path, 'utf8');
  const cues = cuesOf(vtt);
  if (!vtt.startsWith('WEBVTT\n') || cues.length === 0) {
    faults.push('The captions file has no captions.');
    return;
  }
  const told = cues.map(({ text }) => text).join(' ');
  const starts = wordStarts(timeline);
  if (told !== textOf(timeline.words)) {
    const other = starts.find(({ at, word }) => !told.startsWith(word.text, at)) ?? starts.at(-1);
    faults.push(`The captions file has other words than the story from ${wordInScene(other?.word)} on.`);
    return;
  }
  let place = 0;
  const errors = cues.map(({ startMs, text }) => {
    const start = starts.findLast(({ at }) => at <= place);
    const isWhole = start?.at === place;
    place += text.length + 1;
    return { word: start?.word, errorMs: isWhole ? startMs - start.word.startMs : Number.POSITIVE_INFINITY };
  });
  const late = errors.filter(({ errorMs }) => Math.abs(errorMs) > FRAME_MS);
  const worst = late.toSorted((one, other) => Math.abs(other.errorMs) - Math.abs(one.errorMs))[0];
  if (worst === undefined) return;
  const how = Number.isFinite(worst.errorMs) ? msApart(worst.errorMs) : 'cut within a word';
  faults.push(
    `The captions file is ${how} at ${wordInScene(worst.word)}; ${late.length} of ${cues.length} captions are out of time.`,
  );
};
