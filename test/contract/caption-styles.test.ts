import { describe, expect, it } from 'vitest';
import { levelsOf } from '#composition/look/levels.ts';
import { surroundOf } from '#composition/look/recolour.ts';
import {
  CAPTION_STYLE_IDS,
  CAPTION_STYLES,
  type CaptionStyle,
  type Colour,
  captionStyleOf,
} from '#contract/caption-styles.ts';
import { captionPages, laidOutPages } from '#functions/film/captions/captions.ts';
import { highlightLevels, highlightsOf } from '#functions/film/certificate/highlight-levels.ts';
import { MADE_UP_STYLES } from '#test/support/film/made-up-styles.ts';
import { shortTimeline } from '#test/support/film/short-film.ts';
import { defined } from '#test/support/values.ts';

const COLOUR = /^#[0-9a-f]{6}$/u;
const coloursOf = ({ outline, shadow, letters, alternate, ...style }: CaptionStyle): string[] => [
  outline.colour,
  shadow.colour,
  ...Object.values(letters).map(({ colour }) => colour),
  ...(alternate === undefined ? [] : [alternate]),
  ...[style.box, style.panel, style.underline, style.glow].flatMap((part) => part?.colour ?? []),
];
const opacitiesOf = ({ shadow, letters, glow }: CaptionStyle): number[] => [
  shadow.opacity,
  glow?.opacity ?? 1,
  ...Object.values(letters).flatMap(({ opacity, outlineOpacity }) => [opacity, outlineOpacity]),
];
const counts = (style: CaptionStyle, colour: Colour): boolean =>
  highlightsOf(style).some((highlight) =>
    levelsOf(colour).every((level, channel) => {
      const [least, most] = defined(highlightLevels(style, highlight)[channel]);
      return level >= least && level <= most;
    }),
  );

it('every caption style has a unique id and label', () => {
  expect(new Set(CAPTION_STYLE_IDS).size).toBe(CAPTION_STYLES.length);
  expect(new Set(CAPTION_STYLES.map(({ label }) => label)).size).toBe(CAPTION_STYLES.length);
  for (const id of CAPTION_STYLE_IDS) expect(captionStyleOf(id).id).toBe(id);
});

describe.each<CaptionStyle>([...CAPTION_STYLES, ...MADE_UP_STYLES])('the caption style $id', (style) => {
  it('has a label and a hint for its card', () => {
    expect(style.id).toMatch(/^[a-z][a-z-]*$/u);
    expect(style.label).toMatch(/^\p{Lu}/u);
    expect(style.hint.length).toBeGreaterThan(0);
    expect(style.hint.length).toBeLessThanOrEqual(30);
  });

  it('has colours, opacities and sizes that can be drawn', () => {
    for (const colour of coloursOf(style)) expect(colour).toMatch(COLOUR);
    for (const opacity of opacitiesOf(style)) {
      expect(opacity).toBeGreaterThanOrEqual(0);
      expect(opacity).toBeLessThanOrEqual(1);
    }
    expect(style.font.size).toBeGreaterThanOrEqual(84);
    expect(style.font.size).toBeLessThanOrEqual(150);
    expect(style.letters.spoken.opacity).toBe(1);
  });

  // Proves film-caption-style-record-certificate-finds.
  it('has a highlight that the certificate can distinguish from waiting words and outlines', () => {
    const { waiting } = style.letters;
    for (const highlight of highlightsOf(style)) expect(counts(style, highlight)).toBe(true);
    if (waiting.opacity > 0) expect(counts(style, waiting.colour)).toBe(false);
    expect(counts(style, surroundOf(style))).toBe(false);
  });

  it('lays out every word of a story in the style’s letter case', () => {
    const said = shortTimeline.words.map(({ text }) =>
      style.font.case === 'upper' ? text.toUpperCase() : text,
    );
    expect(captionPages(shortTimeline, style).flatMap(({ words }) => words.map(({ text }) => text))).toEqual(
      said,
    );
    const placed = shortTimeline.scenes.flatMap(({ index }) => laidOutPages(shortTimeline, index, style));
    expect(placed.flatMap(({ pieces }) => pieces.map(({ text }) => text))).toEqual(said);
  });
});
