import type { Certificate } from '#contract/schemas/videos.ts';

const signed = (value: number): string => value.toFixed(1).replace('-', '−');

/** What was measured in the finished files, by name: "Loudness", "−14.1 LUFS". */
export const certificateFigures = ({
  loudnessLufs,
  truePeakDbtp,
  captionErrorMs,
  longestFramingSeconds,
  wordsPerMinute,
}: Certificate): readonly (readonly [name: string, value: string])[] => [
  ['Loudness', `${signed(loudnessLufs)} LUFS`],
  ['True peak', `${signed(truePeakDbtp)} dBTP`],
  ['Captions', `Within ${Math.ceil(captionErrorMs)} ms of the voice`],
  ['Longest shot', `${longestFramingSeconds.toFixed(1)} s`],
  ['Pace', `${Math.round(wordsPerMinute)} words a minute`],
];
