import { expect, it } from 'vitest';
import { certificateText } from '#web/data/videos/certificate-text.ts';

it('a certificate reads as one line, with loudness to a tenth and the caption error rounded up', () => {
  const certificate = { truePeakDbtp: -1.2, certifiedAt: '2026-11-20T10:00:00.000Z' };
  expect(certificateText({ ...certificate, loudnessLufs: -14.08, captionErrorMs: 11.2 })).toBe(
    'Quality checked: −14.1 LUFS, captions within 12 ms of the voice',
  );
  expect(certificateText({ ...certificate, loudnessLufs: -13.96, captionErrorMs: 0 })).toBe(
    'Quality checked: −14.0 LUFS, captions within 0 ms of the voice',
  );
});
