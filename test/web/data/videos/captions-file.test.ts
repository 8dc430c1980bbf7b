import { describe, expect, it } from 'vitest';
import { subtitleLines } from '#web/data/scripts/subtitles.ts';
import { srtOf } from '#web/data/videos/captions-file.ts';

const VTT = `WEBVTT

00:00:00.150 --> 00:00:01.910
Tom &amp; Ann say 5 &lt; 6.

00:00:02.000 --> 00:01:03.500
Then –
they left at 3.5 km.

00:01:04.000 --> 00:01:05.000
C:\\New\\h {x} \\N is $5.
`;

describe('captions as SubRip', () => {
  it('are numbered and in plain text, with commas in their times', () =>
    expect(srtOf(VTT)).toBe(
      '1\n00:00:00,150 --> 00:00:01,910\nTom & Ann say 5 < 6.\n\n2\n00:00:02,000 --> 00:01:03,500\nThen –\nthey left at 3.5 km.\n\n3\n00:01:04,000 --> 00:01:05,000\nC:\\New\\h {x} \\N is $5.\n',
    ));

  it('are parsed back into the original words, in both formats', () => {
    const words = 'Tom & Ann say 5 < 6. Then – they left at 3.5 km. C:\\New\\h {x} \\N is $5.';
    expect([subtitleLines(VTT).join(' '), subtitleLines(srtOf(VTT)).join(' ')]).toEqual([words, words]);
  });

  it('are empty for a film without words', () => expect(srtOf('WEBVTT\n')).toBe(''));
});
