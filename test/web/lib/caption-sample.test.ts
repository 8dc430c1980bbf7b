import { describe, expect, it } from 'vitest';
import { captionSample } from '#web/lib/caption-sample.ts';

describe('the sample of a caption style', () => {
  // Proves film-caption-styles-live-preview-in.
  it('shows the first three words of the story', () => {
    expect(captionSample(' The last train\nleft the station.')).toEqual(['The', 'last', 'train']);
  });

  it.each(['', 'Two words', 'Die Donaudampfschifffahrt begann 1829'])(
    'shows stand-in words instead of “%s”, which wouldn’t fit',
    (script) => {
      const words = captionSample(script);
      expect(words).toHaveLength(3);
      expect(script).not.toContain(words.join(' '));
      expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(8);
    },
  );
});
