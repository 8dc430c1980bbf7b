import { describe, expect, it } from 'vitest';
import {
  type RecordingFault,
  sentenceOfFault,
  timeInRecording,
} from '#functions/domain/storyboard/recording-fault.ts';

describe('the explanation of an unusable recording', () => {
  it('quotes the missing sentence, and says which scene it belongs to and when it should have been heard', () => {
    expect(
      sentenceOfFault({
        kind: 'unheard',
        sentence: 'Nobody believed the lighthouse keeper.',
        scene: 2,
        atMs: 42_400,
      }),
    ).toBe(
      'We couldn’t hear “Nobody believed the lighthouse keeper.” in scene 3 at 0:42. Read every sentence in order and record it again.',
    );
  });

  it('quotes the sentence, and cuts it after a whole word if it is long', () => {
    const sentence = `${'wonderful '.repeat(12)}end.`;
    expect(sentenceOfFault({ kind: 'unheard', sentence, scene: 0, atMs: 0 })).toMatch(
      /^We couldn’t hear “(?:wonderful ){6,7}wonderful…” in scene 1 at 0:00\./u,
    );
  });

  it('says what to do in each case', () => {
    const faults: RecordingFault[] = [
      { kind: 'unreadable' },
      { kind: 'silent' },
      { kind: 'quiet' },
      { kind: 'long' },
      { kind: 'short' },
      { kind: 'another-text' },
      { kind: 'extra', scene: 1, atMs: 61_000 },
    ];
    for (const fault of faults) expect(sentenceOfFault(fault)).toMatch(/^[^.]+\. [^.]+\.$/u);
  });

  it('gives a time in minutes and seconds', () => {
    expect([0, 999, 59_999, 60_000, 179_500].map(timeInRecording)).toEqual([
      '0:00',
      '0:00',
      '0:59',
      '1:00',
      '2:59',
    ]);
  });
});
