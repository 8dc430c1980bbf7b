import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../web/${path}`, import.meta.url), 'utf8');

/** A value on one line, without fallback fonts. */
const plain = (value: string): string =>
  value
    .replace(/\s+/gu, ' ')
    .replace(/"[^"]+ Stand-in", /gu, '')
    .trim();

/** Custom properties in the order they are written. */
const valuesOf = (css: string): [string, string][] =>
  [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gmu)].map(([, name = '', value = '']) => [name, plain(value)]);

/** The values in a style sheet, for the dark theme and for the light theme. */
const themesOf = (css: string, lightBegins: string) => {
  const cut = css.indexOf(lightBegins);
  expect(cut).toBeGreaterThan(0);
  const end = css.indexOf('}', cut);
  return { dark: new Map(valuesOf(css.slice(0, cut))), light: new Map(valuesOf(css.slice(cut, end))) };
};

test('the watch page has the product’s colours, sizes and fonts, in its dark and light themes', () => {
  const tokens = themesOf(read('ui/theme/tokens.css'), ':root[data-theme="light"]');
  const watch = themesOf(read('public/watch.css'), ':root[data-theme="light"]');
  expect(watch.dark.size).toBeGreaterThan(10);
  for (const [name, value] of watch.dark) expect(tokens.dark.get(name), name).toBe(value);
  for (const [name, value] of watch.light) expect(tokens.light.get(name), name).toBe(value);
  const themed = [...watch.dark.keys()].filter((name) => tokens.light.has(name));
  expect([...watch.light.keys()]).toEqual(themed);
});

test('the watch page defines exactly the values it uses', () => {
  const css = read('public/watch.css');
  const known = new Set(valuesOf(css).map(([name]) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/gu)].map(([, name = '']) => name));
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !used.has(name))).toEqual([]);
});

test('the watch page has the product’s fallback fonts', () => {
  const standIns = read('ui/theme/fonts.css').match(/@font-face \{[^}]*Stand-in[^}]*\}/gu) ?? [];
  expect(standIns.length).toBeGreaterThan(5);
  expect(read('public/watch.css').match(/@font-face \{[^}]*Stand-in[^}]*\}/gu)).toEqual(standIns);
});

test('the watch page ships the product’s fonts', () => {
  const faces = [
    { face: 'big-shoulders', weight: 800 },
    { face: 'hanken-grotesk', weight: 400 },
    { face: 'hanken-grotesk', weight: 600 },
  ];
  for (const { face, weight } of faces) {
    const original = `../../../node_modules/@fontsource/${face}/files/${face}-latin-${weight}-normal.woff2`;
    const shipped = readFileSync(
      new URL(`../../../web/public/fonts/${face}-${weight}.woff2`, import.meta.url),
    );
    expect(shipped.equals(readFileSync(new URL(original, import.meta.url))), face).toBe(true);
  }
});
