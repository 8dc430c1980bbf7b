import { endsPart, leadingEnd, PAGE_HOLD_MS, textOf } from '#composition/captions/caption-pages.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { TimedWord } from '#composition/timeline/word-times.ts';

const part = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, '0');

const vttTime = (ms: number): string => {
  const rounded = Math.round(ms);
  return `${part(rounded / 3_600_000, 2)}:${part((rounded / 60_000) % 60, 2)}:${part((rounded / 1000) % 60, 2)}.${part(rounded % 1000, 3)}`;
};

const vttText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const CUE_MAX_CHARS = 60;

/**
 * The film’s words as WebVTT, with at most one sentence per cue; unlike the drawn captions, no words are left out.
 */
export const webVtt = (timeline: Timeline): string => {
  const cues: TimedWord[][] = [];
  for (const word of timeline.words) {
    const cue = cues.at(-1);
    const last = cue?.at(-1);
    const isFull =
      cue === undefined ||
      last === undefined ||
      last.scene !== word.scene ||
      (last.isJoined !== true && (endsPart(last) || textOf([...cue, word]).length > CUE_MAX_CHARS));
    if (!isFull) cue.push(word);
    else if (cue !== undefined && last?.scene === word.scene && !endsPart(last)) {
      const moved = leadingEnd(cue);
      cue.splice(cue.length - moved.length);
      cues.push([...moved, word]);
    } else cues.push([word]);
  }
  const blocks = cues.map((words, index) => {
    const startMs = words[0]?.startMs ?? 0;
    const saidMs = words.at(-1)?.endMs ?? startMs;
    const nextMs = cues[index + 1]?.[0]?.startMs ?? saidMs;
    const endMs = Math.max(startMs + 1, Math.min(nextMs, saidMs + PAGE_HOLD_MS));
    return `${vttTime(startMs)} --> ${vttTime(endMs)}\n${vttText(textOf(words))}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
};
