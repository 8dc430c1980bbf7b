import { expect, it } from 'vitest';
import { certificateFigures } from '#web/data/videos/certificate-figures.ts';

// Proves rule-certificate-short-form-videos-made.
it('a certificate shows loudness and true peak to a tenth, and the caption error rounded up', () => {
  const certifiedAt = '2026-11-20T10:00:00.000Z';
  const figures = { truePeakDbtp: -1.24, certifiedAt, loudnessLufs: -13.96, captionErrorMs: 11.2 };
  expect(certificateFigures(figures)).toEqual([
    ['Loudness', '−14.0 LUFS'],
    ['True peak', '−1.2 dBTP'],
    ['Captions', 'Within 12 ms of the voice'],
  ]);
});

it('a certificate shows the longest shot and the pace if they were measured', () => {
  const certifiedAt = '2026-11-20T10:00:00.000Z';
  const figures = { truePeakDbtp: -1.2, certifiedAt, loudnessLufs: -14, captionErrorMs: 11 };
  const rhythm = { longestFramingSeconds: 4.933, wordsPerMinute: 152.4 };
  expect(certificateFigures({ ...figures, ...rhythm }).slice(3)).toEqual([
    ['Longest shot', '4.9 s'],
    ['Pace', '152 words a minute'],
  ]);
});
