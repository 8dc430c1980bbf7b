import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CAPTION_STYLES, type CaptionStyle } from '#contract/caption-styles.ts';
import { MADE_UP_STYLES } from '#test/support/film/made-up-styles.ts';
import { captionVariables } from '#web/ui/cards/caption-variables.ts';

const css = readFileSync(
  new URL('../../../../web/ui/cards/caption-style-cards.css', import.meta.url),
  'utf8',
);

// Proves film-caption-styles-live-preview-in.
it.each<CaptionStyle>([...CAPTION_STYLES, ...MADE_UP_STYLES])(
  'the card for style $id shows its letters, its highlight and its case',
  (style) => {
    expect(captionVariables(style)).toMatchObject({
      fontWeight: style.font.weight,
      textTransform: style.font.case === 'upper' ? 'uppercase' : 'none',
      '--waiting': style.letters.waiting.colour,
      '--spoken': style.letters.spoken.colour,
      '--box': style.box?.colour ?? 'transparent',
      '--growth': style.growth?.to ?? 1,
    });
  },
);

it('the cards’ style sheet doesn’t mention any caption style, and uses every property that caption styles set', () => {
  for (const { id } of CAPTION_STYLES) expect(css).not.toContain(id);
  const properties = Object.keys(captionVariables(CAPTION_STYLES[0])).filter((name) => name.startsWith('--'));
  for (const property of properties) expect(css).toContain(`var(${property})`);
});
