import type { GivenCertificate } from '#functions/domain/video/certificate.ts';

/** A passing certificate, for tests that don’t measure a file. */
export const CERTIFICATE: GivenCertificate = {
  loudnessLufs: -14,
  truePeakDbtp: -1.5,
  seconds: 20,
  audioVideoGapMs: 0,
  longestBlackSeconds: 0,
  longestFrozenSeconds: 0,
  captionErrorMs: 12,
  captionWordsSeen: 17,
  captionWords: 17,
  rhythm: { firstCutSeconds: 2.4, longestFramingSeconds: 4.1, wordsPerMinute: 152, longestPauseMs: 620 },
  posterBytes: 1,
  credentials: { signedBy: 'Veilcast (test)', isTest: true },
  files: [],
  certifiedAt: '2026-11-21T12:00:00.000Z',
};
