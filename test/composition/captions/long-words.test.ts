import { expect, it } from 'vitest';
import { laidOutPages } from '#composition/captions/caption-pages.ts';
import { hasLongWord, hyphenated, loadHyphenation, withHyphens } from '#composition/captions/long-words.ts';
import { estimatedScene } from '#composition/timeline/estimated-scene.ts';
import { aloneOnTimeline } from '#composition/timeline/scene-timeline.ts';
import type { Language } from '#contract/catalogue.ts';
import { evenFonts, plainStyle } from '#test/support/film/even-fonts.ts';
import { defined } from '#test/support/values.ts';

const SOFT = /\u00AD/gu;

// Proves film-long-caption-words-break-at-syllables.
it.each([
  ['de', 'Verkehrsinfrastrukturfinanzierung', 'Ver-kehrs-in-fra-struk-tur-fi-nan-zie-rung'],
  ['de', 'Abendessenvorbereitung,', 'Abend-essen-vor-be-rei-tung,'],
  ['de', 'Fleischetikettierung', 'Fleisch-eti-ket-tie-rung'],
  ['en', 'uncharacteristically', 'un-char-ac-ter-is-ti-cal-ly'],
  ['fr', 'institutionnalisation', 'ins-ti-tu-tion-na-li-sa-tion'],
  ['es', '¡otorrinolaringología!', '¡oto-rri-no-la-rin-go-lo-gía!'],
] as const)('in %s, “%s” may be hyphenated as %s', async (language, word, cuts) => {
  const scene = await withHyphens(estimatedScene(`${word} ok`, language, true), language);
  const [long, short] = scene.words;
  expect(long?.hyphenated?.replaceAll(SOFT, '-')).toBe(cuts);
  expect([long?.text, short?.hyphenated]).toEqual([word, undefined]);
});

const linesOf = async (text: string, language: Language, look: 'upper' | 'as-written'): Promise<string[]> => {
  const scene = await withHyphens(estimatedScene(text, language, true), language);
  const style = { ...plainStyle(), font: { ...plainStyle().font, case: look } };
  return laidOutPages(evenFonts, aloneOnTimeline(scene), 0, style).flatMap(({ pieces }) =>
    pieces.map((piece) => piece.text),
  );
};

// Proves film-long-caption-words-break-at-syllables.
it('captions hyphenate a word wider than a line between syllables, even in capitals', async () => {
  expect(await linesOf('Straßenverkehrsordnungsänderungen', 'de', 'as-written')).toEqual([
    'Straßenverkehrs-',
    'ordnungsänderungen',
  ]);
  expect(await linesOf('Straßenverkehrsordnungsänderungen', 'de', 'upper')).toEqual([
    'STRASSENVERKEHRS-',
    'ORDNUNGSÄNDERUNGEN',
  ]);
});

it('a scene without long words is unchanged, and needs no hyphenation rules', async () => {
  const scene = estimatedScene('The keeper climbs the tower.', 'en', true);
  expect(await withHyphens(scene, 'en')).toBe(scene);
  expect(hasLongWord('The keeper climbs the tower.')).toBe(false);
  expect(hasLongWord('Ein Straßenverkehrsamt.')).toBe(true);
  const none = await loadHyphenation('en');
  expect(hyphenated(scene, none).words.some((word) => 'hyphenated' in word)).toBe(false);
  expect(defined(scene.words[0]).text).toBe('The');
});
