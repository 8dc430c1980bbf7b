import { readFile, stat } from 'node:fs/promises';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { measurePicture } from './measure-file.ts';
import type { Timeline } from './timeline.ts';

const POSTER = { width: 720, height: 1280, mostBytes: 2_000_000 } as const;
const FRAME_MS = 1000 / FRAMES_PER_SECOND;
const CUE = /^(?:(\d+):)?(\d\d):(\d\d)\.(\d{3}) --> .*\n(.*)$/gmu;

/** Measures the poster and answers its size. */
export const inspectPoster = async (path: string, faults: string[]): Promise<number> => {
  const { codec, width, height } = await measurePicture(path);
  const { size } = await stat(path);
  if (codec !== 'mjpeg' || width !== POSTER.width || height !== POSTER.height || size > POSTER.mostBytes)
    faults.push(`The poster is no JPEG of ${POSTER.width}×${POSTER.height}.`);
  return size;
};

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const cuesOf = (vtt: string): { startMs: number; words: string[] }[] =>
  [...vtt.matchAll(CUE)].map(([, hours = '0', minutes = '', seconds = '', ms = '', text = '']) => ({
    startMs: ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms),
    words: plain(text).split(' '),
  }));

/** Reads the captions file: it must tell the words of the script, each cue when its first word is spoken. */
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
  const told = cues.flatMap(({ words }) => words);
  if (told.join(' ') !== timeline.words.map(({ text }) => text).join(' ')) {
    faults.push('The captions file tells other words than the story.');
    return;
  }
  let at = 0;
  const late = cues.filter(({ startMs, words }) => {
    const spokenMs = timeline.words[at]?.startMs ?? 0;
    at += words.length;
    return Math.abs(startMs - spokenMs) > FRAME_MS;
  });
  if (late.length > 0) faults.push(`The captions file is out of time with the voice ${late.length} times.`);
};
