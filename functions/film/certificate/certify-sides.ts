import { readFile, stat } from 'node:fs/promises';
import { textOf } from '#composition/captions/caption-pages.ts';
import { FRAME_MS } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
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
 * Reads the captions file: it must contain the words of the script, and each cue must start when its first
 * word is spoken.
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
  if (told !== textOf(timeline.words)) {
    faults.push('The captions file has different words from the story.');
    return;
  }
  // Matched by position in the text, because a word may contain a space, as in « Pourquoi ? ».
  const spokenAt = new Map<number, number>();
  let place = 0;
  for (const word of timeline.words) {
    spokenAt.set(place, word.startMs);
    place += word.text.length + (word.isJoined === true ? 0 : 1);
  }
  place = 0;
  const late = cues.filter(({ startMs, text }) => {
    const spokenMs = spokenAt.get(place);
    place += text.length + 1;
    return spokenMs === undefined || Math.abs(startMs - spokenMs) > FRAME_MS;
  });
  if (late.length > 0) faults.push(`The captions file is out of time with the voice ${late.length} times.`);
};
