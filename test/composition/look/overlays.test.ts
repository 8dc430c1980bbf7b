import { describe, expect, it } from 'vitest';
import { overlaysOf, presenceAt } from '#composition/look/overlays.ts';
import { type CaptionStyle, captionStyleOf } from '#contract/caption-styles.ts';
import { evenFonts, plainStyle, rounded } from '#test/support/film/even-fonts.ts';

const LAST = { frames: 200, isLast: true };
const overlays = (
  signs: Parameters<typeof overlaysOf>[1],
  style: CaptionStyle = plainStyle(),
  scene = LAST,
) => rounded(overlaysOf(evenFonts, signs, style, scene));

describe('the handle', () => {
  const line = {
    kind: 'line',
    weight: 700,
    colour: '#e4e4e4',
    edge: { width: 4, blur: 3, colour: '#101010', opacity: 0.7 },
    x: 540,
    y: 1574,
    from: 0,
    to: 200,
    fadeFrames: 0,
  };

  it.each([
    ['in every scene', 'Night', { text: 'Night', size: 38, width: 76 }],
    ['smaller if it is long', 'a'.repeat(60), { text: 'a'.repeat(60), size: 34, width: 816 }],
    ['without characters that no font can draw', 'Night🚀', { text: 'Night', size: 38, width: 76 }],
  ])('is shown %s', (_, handle, drawn) => {
    expect(overlays({ handle }, plainStyle(), { frames: 200, isLast: false })).toEqual([
      { ...line, ...drawn },
    ]);
  });

  it('is drawn before the end card; each appears only if it was chosen', () => {
    expect(overlays({})).toEqual([]);
    expect(overlays({ handle: 'Night', endCard: { text: 'Follow' } })).toMatchObject([
      { ...line, text: 'Night' },
      { kind: 'plate' },
      { kind: 'line', text: 'Follow' },
      { kind: 'plate' },
    ]);
  });
});

describe('the end card', () => {
  const shown = { from: 110, to: 200, fadeFrames: 8 };
  const plate = { kind: 'plate', ...shown, colour: '#101014', opacity: 0.86, x: 540, corner: 72 };
  const line = { kind: 'line', ...shown, weight: 800, colour: '#ffffff', x: 540 };
  const accent = {
    kind: 'plate',
    ...shown,
    colour: '#ffe02b',
    opacity: 1,
    x: 540,
    width: 112,
    height: 10,
    corner: 5,
  };
  const card = (text: string, change: Partial<CaptionStyle> = {}) =>
    overlays({ endCard: { text } }, plainStyle(change));

  it('consists of a plate, lines of text and a bar', () => {
    expect(card('Follow me')).toEqual([
      { ...plate, y: 560, width: 498, height: 241 },
      { ...line, text: 'Follow me', size: 84, y: 537.9, width: 378 },
      { ...accent, y: 627.3 },
    ]);
    expect(card('aaaaaaaaaa bbbbbbbb')).toEqual([
      { ...plate, y: 560, width: 540, height: 342 },
      { ...line, text: 'aaaaaaaaaa', size: 84, y: 487.4, width: 420 },
      { ...line, text: 'bbbbbbbb', size: 84, y: 588.2, width: 336 },
      { ...accent, y: 677.6 },
    ]);
  });

  it('is at least as wide as its bar', () => {
    expect(card('a')).toMatchObject([{ width: 232 }, { width: 42 }, { width: 112 }]);
  });

  it.each([
    ['lower', 560, 84],
    ['middle', 500, 52],
    ['upper', 1180, 84],
  ] as const)('doesn’t overlap captions in the %s part of the picture', (position, y, size) => {
    expect(card('Follow', { position })).toMatchObject([{ y }, { size }, {}]);
  });

  it('doesn’t extend above the caption area', () => {
    // Four lines of 100.8 each, the bar and the margins add up to 543, so the card’s upper edge would be at 288.5.
    expect(card(Array.from({ length: 4 }, () => 'a'.repeat(12)).join(' '))).toMatchObject([
      { y: 561.5, height: 543 },
      { y: 388.4 },
      { y: 489.2 },
      { y: 590 },
      { y: 690.8 },
      { y: 780.2 },
    ]);
  });

  it('appears only in the last scene, and only if it has words', () => {
    const signs = { endCard: { text: 'Follow me' } };
    expect(overlays(signs, plainStyle(), { frames: 200, isLast: false })).toEqual([]);
    expect(overlays({ endCard: { text: ' 🚀 ' } })).toEqual([]);
    expect(overlays(signs, plainStyle(), { frames: 60, isLast: true })).toMatchObject([
      { from: 0, to: 60 },
      { from: 0, to: 60 },
      { from: 0, to: 60 },
    ]);
  });

  it.each([
    ['pop', '#ffe02b'],
    ['karaoke', '#7a46e8'],
    ['neon', '#ff2fc4'],
    ['sweep', '#ff4068'],
  ] as const)('in the style %s has a bar coloured %s', (id, colour) => {
    expect(overlays({ endCard: { text: 'a' } }, captionStyleOf(id))).toMatchObject([{}, {}, { colour }]);
  });
});

it.each([
  ['an overlay that appears at once', 0, [0, 1, 1, 1, 0]],
  ['an overlay that fades in', 4, [0, 0.125, 0.875, 1, 0]],
])('%s is visible from its first frame until just before its end', (_, fadeFrames, shares) => {
  const overlay = { from: 10, to: 20, fadeFrames };
  expect([9, 10, 13, 19, 20].map((frame) => presenceAt(overlay, frame))).toEqual(shares);
});
