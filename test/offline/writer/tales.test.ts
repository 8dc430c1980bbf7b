import { recognise } from '@veilcast/painter';
import { sentencesOf } from '@veilcast/reading';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/catalogue.ts';
import { illustrated } from '#offline/writer/illustrate.ts';
import { TALES } from '#offline/writer/tales.ts';
import { LINES, NAMES } from '#offline/writer/texts/names.ts';
import { defined } from '#test/support/values.ts';

const SLOTS = ['she', 'he', 'surname', 'town', 'line.', 'line,'];
/** Wordings of a narration that together use every choice at least once. */
const wordings = (narration: string): string[] => {
  const most = Math.max(
    1,
    ...Array.from(narration.matchAll(/\[([^[\]]*)\]/gu), ([, options]) => defined(options).split('|').length),
  );
  return Array.from({ length: most }, (_, at) =>
    narration.replace(/\[([^[\]]*)\]/gu, (__, options: string) => {
      const each = options.split('|');
      return defined(each[at % each.length]);
    }),
  );
};
const TOLD = LANGUAGES.flatMap((language) =>
  TALES[language].map((tale) => [tale.id, language, tale] as const),
);

describe('a tale', () => {
  // Proves film-prompt-gets-whole-story-once.
  test.each(TOLD)('%s in %s is complete in each of its wordings', (_, language, tale) => {
    for (const [, narration] of tale.scenes)
      for (const wording of wordings(narration)) {
        expect(wording).not.toMatch(/[<>[\]|]| {2}|^ | $|["']|\.\.|,,/u);
        for (const [, slot] of wording.matchAll(/\{([^{}]*)\}/gu)) expect(SLOTS).toContain(slot);
        for (const sentence of sentencesOf(wording.replaceAll(/\{line[.,]\}/gu, '“Line.”'), language).map(
          (each) => each.trim(),
        ))
          expect(sentence).toMatch(/^[“„«¿¡ ]*[\p{Lu}\p{N}{].*[.!?][”“»]?(?: »)?\.?$/u);
        if (language === 'en') expect(wording).not.toMatch(/\ba [aeio]|\ban [^aeiouh]|\bthe the\b/iu);
        if (language === 'fr')
          expect(wording).not.toMatch(/\b(?:de|le|la|que|je|ne|se) [aeiouéèêâîôàh]|[^ ][?!:;»]|«[^ ]/u);
      }
  });

  test.each(TOLD)(
    '%s in %s quotes one line, and ends with a sentence that no other tale has',
    (_, language, tale) => {
      const text = tale.scenes.map(([, narration]) => narration).join(' ');
      expect(text.match(/\{line[.,]\}/gu)).toHaveLength(1);
      const ending = defined(sentencesOf(defined(tale.scenes.at(-1))[1], language).at(-1)).trim();
      expect(ending).not.toMatch(/[{}[\]<>]/u);
      expect(TALES[language].filter(({ scenes }) => defined(scenes.at(-1))[1].endsWith(ending))).toEqual([
        tale,
      ]);
    },
  );

  test('doesn’t share its opening or its title with any other tale in its language', () => {
    for (const language of LANGUAGES) {
      const tales = TALES[language];
      expect(new Set(tales.map(({ scenes }) => scenes[0]?.[1])).size).toBe(tales.length);
      expect(new Set(tales.map(({ title }) => title)).size).toBe(tales.length);
    }
    expect(TALES.en.length).toBeGreaterThanOrEqual(31);
  });
});

describe('the pictures', () => {
  test.each(TALES.en.map((tale) => [tale.id, tale] as const))(
    'of the tale %s name a place and things that the painter draws, and change their framing in every scene',
    (_, tale) => {
      const pictures = illustrated(tale).map(({ picture }) => ({ picture, ...recognise(picture) }));
      for (const { picture, setting, objects, figures, shot } of pictures) {
        expect(setting, picture).toBeDefined();
        expect(shot, picture).toBeDefined();
        expect([...objects, ...figures], picture).not.toEqual([]);
      }
      const shots = pictures.map(({ shot }) => shot);
      expect(shots.filter((shot, at) => shot === shots[at - 1])).toEqual([]);
    },
  );
});

describe('the variable words', () => {
  test('that refer to people are names that don’t need an elision or a special possessive', () => {
    for (const language of LANGUAGES) {
      const { she, he, surname, town } = NAMES[language];
      for (const name of [...she, ...he, ...surname]) {
        if (language === 'en') expect(name).not.toMatch(/[sxz]$/u);
        if (language === 'fr') expect(name).not.toMatch(/^[AEÉIOUYH]/u);
      }
      for (const name of town) expect(name).toMatch(/^\p{Lu}/u);
      for (const line of Object.values(LINES[language])) expect(line).toMatch(/^¿?\p{Lu}.*[\p{L}?]$/u);
    }
  });
});
