import { expect, it } from 'vitest';
import { certificateText } from '#web/data/videos/certificate-text.ts';

it('a certificate is told in a line: its loudness to a tenth, and no word further from its caption than it says', () => {
  const certificate = { truePeakDbtp: -1.2, certifiedAt: '2026-11-20T10:00:00.000Z' };
  expect(certificateText({ ...certificate, loudnessLufs: -14.08, captionErrorMs: 11.2 })).toBe(
    'Certified: −14.1 LUFS, captions within 12 ms',
  );
  expect(certificateText({ ...certificate, loudnessLufs: -13.96, captionErrorMs: 0 })).toBe(
    'Certified: −14.0 LUFS, captions within 0 ms',
  );
});
