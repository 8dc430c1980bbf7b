import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const COUNT = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|sixty)\+?`;
const THING =
  '(?:videos?|films?|credits?|days?|months?|series|plans?|languages|voices|narrators|styles|creators|songs)';
/**
 * Matches what looks like a figure from the catalogue: prices, percentages, claims, qualities and counts, but not
 * “{0,200}”.
 */
const FIGURE = new RegExp(
  String.raw`\$\d[\d,.]*|\d[\d.]*\s?%|(?<!\{)\b\d{1,3},\d{3}\b(?!\})\+?|\b\d{3,4}p\b|\b${COUNT}[\s-]${THING}\b`,
  'giu',
);

/** Figures that aren’t constants from the catalogue, by file. The blog is not checked. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // A card title that the specification prescribes.
  'web/features/landing/feature-grid.tsx': ['100%'],
  // Not in the catalogue. Importing the style records would make the landing page too heavy.
  'web/features/landing/voiceover.tsx': ['eight styles'],
  // How long individual rows are kept, as defined by the stores. Legal deadlines: how fast we answer, and how early
  // we announce changes.
  'web/features/legal/privacy-text.ts': ['90 days', 'two months', '180 days', '30 days', '30 days'],
  'web/features/legal/terms-text.ts': ['30 days'],
  // Sizes of elements.
  'web/features/sample-player/provider-film.tsx': ['100%', '100%'],
  'web/features/media/media-words.ts': ['100%'],
  // The label of a plan without series, and the names of date ranges.
  'web/features/pricing/plan-card.tsx': ['0 series'],
  'web/data/videos/analytics.ts': ['7 days', '30 days', '30 days', '90 days', '90 days'],
};

/** The texts in a source file: strings, template literals without their expressions, and JSX text. */
const textsIn = (path: string, source: string): string[] => {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
    JSXText: ({ value }) => void texts.push(value.replaceAll(/\s+/gu, ' ')),
  }).visit(parseSync(path, source).program);
  return texts;
};

const figuresIn = (path: string, source: string): string[] =>
  textsIn(path, source).flatMap((text) => [...text.matchAll(FIGURE)].map(([figure]) => figure));

// Proves constant-figures-plans-limits-affiliate.
it('no page hard-codes a figure from the catalogue', () => {
  const files = globSync(['web/{app,features,data,ui,lib}/**/*.{ts,tsx}', 'contract/{limits,refusals}.ts'], {
    cwd: ROOT,
  }).filter((file) => !file.startsWith('web/features/blog/'));
  expect(files.length).toBeGreaterThan(100);
  const repeated = files.flatMap((file) => {
    const figures = figuresIn(file, readFileSync(join(ROOT, file), 'utf8'));
    return figures.length === 0 ? [] : [[file, figures] as const];
  });
  expect(Object.fromEntries(repeated)).toEqual(ALLOWED);
});

it.each([
  ["const note = 'from $19 a month';", '$19'],
  ['const claim = `Earn 30% for ${life}`;', '30%'],
  ["const limit = 'You have all 3 videos';", '3 videos'],
  ['const lead = <p>Within a 60-day window</p>;', '60-day'],
  ['const crowd = <strong>27,000+</strong>;', '27,000+'],
  ["const hero = 'Three films a month';", 'Three films'],
  ["const files = 'MP4 in 480p';", '480p'],
])('finds the hard-coded figure in %s', (source, figure) => {
  expect(figuresIn('page.tsx', source)).toEqual([figure]);
});

it('accepts a figure interpolated from the catalogue', () => {
  expect(figuresIn('page.tsx', 'const note = `from ${price} a month, ${videos} videos`;')).toEqual([]);
});
