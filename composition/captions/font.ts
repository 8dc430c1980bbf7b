import type { CaptionWeight } from '#contract/caption-styles.ts';

/** The metrics that captions need from a TrueType font. Lengths are in units of the em square. */
export type Font = {
  unitsPerEm: number;
  /** The height that libass uses as the font size. */
  sizeHeight: number;
  /** Height of capital letters above the baseline. */
  capHeight: number;
  ascent: number;
  /** The glyph number for a code point; 0 if the font can’t draw it. */
  glyphOf: (codePoint: number) => number;
  advanceOf: (glyph: number) => number;
};

/** Where captions get a font’s metrics: from disk, or from what the browser has fetched. */
export type Fonts = (weight: CaptionWeight) => Font;

const CMAP_FORMAT_SEGMENTS = 4;
const CMAP_FORMAT_GROUPS = 12;

const tablesOf = (view: DataView): Map<string, number> => {
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(at + byte))).join('');
    tables.set(tag, view.getUint32(at + 8));
  }
  return tables;
};

const readSegments = (view: DataView, at: number, glyphs: Map<number, number>): void => {
  const count = view.getUint16(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + count * 2 + 2;
  for (let segment = 0; segment < count; segment += 1) {
    const first = view.getUint16(starts + segment * 2);
    const delta = view.getUint16(starts + (count + segment) * 2);
    const rangeAt = starts + (2 * count + segment) * 2;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= view.getUint16(ends + segment * 2) && code < 0xffff; code += 1) {
      const raw = range === 0 ? code : view.getUint16(rangeAt + range + (code - first) * 2);
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
};

const readGroups = (view: DataView, at: number, glyphs: Map<number, number>): void => {
  for (let group = 0; group < view.getUint32(at + 12); group += 1) {
    const entry = at + 16 + group * 12;
    const first = view.getUint32(entry);
    for (let code = first; code <= view.getUint32(entry + 4); code += 1)
      glyphs.set(code, view.getUint32(entry + 8) + code - first);
  }
};

const readGlyphs = (view: DataView, cmap: number): Map<number, number> => {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(at);
    if (format === CMAP_FORMAT_SEGMENTS) readSegments(view, at, glyphs);
    if (format === CMAP_FORMAT_GROUPS) readGroups(view, at, glyphs);
  }
  return glyphs;
};

/** Reads the tables `cmap`, `head`, `hhea`, `hmtx` and `OS/2` of a TrueType file. */
export const readFont = (view: DataView): Font => {
  const tables = tablesOf(view);
  const table = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`The font has no table ${tag}.`);
    return at;
  };
  const [head, hhea, hmtx, os2] = [table('head'), table('hhea'), table('hmtx'), table('OS/2')];
  const glyphs = readGlyphs(view, table('cmap'));
  const metrics = view.getUint16(hhea + 34);
  return {
    unitsPerEm: view.getUint16(head + 18),
    sizeHeight: view.getUint16(os2 + 74) + view.getUint16(os2 + 76),
    capHeight: view.getInt16(os2 + 88),
    ascent: view.getUint16(os2 + 74),
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    advanceOf: (glyph) => view.getUint16(hmtx + Math.min(glyph, metrics - 1) * 4),
  };
};
