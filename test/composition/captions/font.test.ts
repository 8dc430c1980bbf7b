import { describe, expect, it } from 'vitest';
import { readFont } from '#composition/captions/font.ts';

const words = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]);
const longs = (...values: readonly number[]): number[] =>
  values.flatMap((value) => words(value >>> 16, value & 0xffff));
const blank = (length: number): number[] => Array.from({ length }, () => 0);

/** Three character ranges; the last one ends the table. */
const SEGMENTS = [
  ...words(4, 0, 0, 6, 0, 0, 0),
  ...words(0x43, 0x62, 0xffff),
  ...words(0),
  ...words(0x41, 0x60, 0xfffe),
  // The first range computes its glyph numbers; the second looks them up.
  ...words(0xffff & (7 - 0x41), 5, 0),
  ...words(0, 4, 0),
  ...words(30, 0, 31),
];
const GROUPS = [
  ...words(12, 0),
  ...longs(0, 0, 2),
  ...longs(0x1f600, 0x1f602, 50),
  ...longs(0x2070, 0x2070, 60),
];
/** A different kind of table, whose contents are ignored. */
const OTHER = [...words(6, 0, 0), ...longs(0, 0, 1), ...longs(0x61, 0x62, 90), ...blank(20)];

const CMAP_HEAD = 4 + 3 * 8;
const CMAP = [
  ...words(0, 3),
  ...[CMAP_HEAD, CMAP_HEAD + SEGMENTS.length, CMAP_HEAD + SEGMENTS.length + GROUPS.length].flatMap((at) => [
    ...words(0, 3),
    ...longs(at),
  ]),
  ...SEGMENTS,
  ...GROUPS,
  ...OTHER,
];
const TABLES = {
  head: [...blank(18), ...words(2048)],
  hhea: [...blank(34), ...words(3)],
  hmtx: words(100, 1, 200, 2, 300, 3, 400, 4),
  'OS/2': [...blank(74), ...words(1900, 500), ...blank(10), ...words(0x10000 - 3)],
  cmap: CMAP,
};

const fontFile = (tables: Readonly<Record<string, readonly number[]>>): DataView => {
  const entries = Object.entries(tables);
  const directory: number[] = [];
  const body: number[] = [];
  for (const [tag, bytes] of entries) {
    const at = 12 + entries.length * 16 + body.length;
    directory.push(...Array.from(tag, (letter) => letter.charCodeAt(0)), ...longs(0, at, bytes.length));
    body.push(...bytes);
  }
  const head = [...longs(0x10000), ...words(entries.length, 0, 0, 0)];
  return new DataView(Uint8Array.from([...head, ...directory, ...body]).buffer);
};

describe('a font', () => {
  const font = readFont(fontFile(TABLES));

  it('gets its metrics from its tables', () => {
    expect(font).toMatchObject({ unitsPerEm: 2048, sizeHeight: 2400, capHeight: -3, ascent: 1900 });
  });

  it('has glyphs for characters in its ranges and groups, and none for others', () => {
    const codes = [
      0x40, 0x41, 0x42, 0x43, 0x44, 0x5f, 0x60, 0x61, 0x62, 0x63, 0xfffe, 0xffff, 0x1f5ff, 0x1f600, 0x1f601,
      0x1f602, 0x1f603, 0x206f, 0x2070, 0x2071,
    ];
    expect(codes.map((code) => font.glyphOf(code))).toEqual([
      0, 7, 8, 9, 0, 0, 35, 0, 36, 0, 65_534, 0, 0, 50, 51, 52, 0, 0, 60, 0,
    ]);
  });

  it('uses the last width in its table for all remaining glyphs', () => {
    expect([0, 1, 2, 3, 50].map((glyph) => font.advanceOf(glyph))).toEqual([100, 200, 300, 300, 300]);
  });

  it.each(Object.keys(TABLES))('is refused if its %s table is missing', (gone) => {
    const rest = Object.fromEntries(Object.entries(TABLES).filter(([tag]) => tag !== gone));
    expect(() => readFont(fontFile(rest))).toThrow(new Error(`The font has no table ${gone}.`));
  });
});
