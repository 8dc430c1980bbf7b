/** A passing certificate, for tests that measure no file. */
export const CERTIFICATE = {
  loudnessLufs: -14,
  truePeakDbtp: -1.5,
  seconds: 20,
  audioVideoGapMs: 0,
  longestBlackSeconds: 0,
  longestFrozenSeconds: 0,
  captionErrorMs: 12,
  captionWordsSeen: 17,
  captionWords: 17,
  posterBytes: 1,
  files: [],
  certifiedAt: '2026-11-21T12:00:00.000Z',
};
