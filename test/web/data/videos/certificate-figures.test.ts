import { expect, it } from 'vitest';
import { certificateFigures } from '#web/data/videos/certificate-figures.ts';

// Proves rule-certificate-short-form-videos-made.
it('a certificate shows loudness, true peak and the longest shot to one decimal place, and rounds the caption error up', () => {
  const figures = {
    loudnessLufs: -13.96,
    truePeakDbtp: -1.24,
    captionErrorMs: 11.2,
    longestFramingSeconds: 4.933,
    wordsPerMinute: 152.4,
    certifiedAt: '2026-11-20T10:00:00.000Z',
  };
  expect(certificateFigures(figures)).toEqual([
    ['Loudness', '−14.0 LUFS'],
    ['True peak', '−1.2 dBTP'],
    ['Captions', 'Within 12 ms of the voice'],
    ['Longest shot', '4.9 s'],
    ['Pace', '152 words a minute'],
  ]);
});
