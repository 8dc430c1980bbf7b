import { describe, expect, it } from 'vitest';
import { CATEGORIES, LANGUAGES } from '#contract/catalogue.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { judgeText } from '#offline/moderator/judge-text.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { DARK_PROMPTS } from '#test/support/moderation/dark-prompts.ts';
import { HARMFUL_PROMPTS } from '#test/support/moderation/harmful-prompts.ts';
import { TYPED_PROMPTS } from '#test/support/prompts/typed-prompts.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const HALVES = ['tuned', 'heldOut'] as const;
const dark = HALVES.flatMap((half) => LANGUAGES.flatMap((language) => DARK_PROMPTS[half][language]));
const harmful = HALVES.flatMap((half) => LANGUAGES.flatMap((language) => HARMFUL_PROMPTS[half][language]));
/** The half that nothing was learned from. */
const unknown = LANGUAGES.flatMap((language) => HARMFUL_PROMPTS.heldOut[language]);

const script = ({ title, scenes }: { title?: string; scenes: readonly { narration: string }[] }): string =>
  [title ?? '', ...scenes.map(({ narration }) => narration)].join('\n');

describe('the offline moderator', () => {
  it('stops at most 2 % of two hundred dark prompts in four languages', () => {
    expect(dark).toHaveLength(200);
    const stopped = dark.filter((text) => judgeText(text) !== undefined);
    expect(stopped.length, stopped.join('\n')).toBeLessThanOrEqual(4);
  });

  it('stops at least 95 % of a hundred harmful prompts, also of the half it never learned from', () => {
    expect(harmful).toHaveLength(100);
    const missed = (texts: typeof harmful) => texts.filter(({ text }) => judgeText(text) === undefined);
    expect(missed(harmful).length).toBeLessThanOrEqual(5);
    expect(missed(unknown).length).toBeLessThanOrEqual(3);
  });

  it('lets every finished story and every prompt of the kinds that people type through', () => {
    const texts = [
      ...Object.values(FINISHED_TEXTS).map(script),
      ...TYPED_PROMPTS.map(({ prompt }) => prompt),
    ];
    expect(texts.flatMap((text) => judgeText(text) ?? [])).toEqual([]);
  });

  it('lets what the demo writer writes through', () => {
    const stopped = LANGUAGES.flatMap((language) =>
      CATEGORIES.flatMap((category) =>
        Array.from({ length: isFullRun ? 12 : 2 }, (_, index) =>
          judgeText(script(writeStory({ prompt: `A lighthouse, number ${index}`, category, language }))),
        ),
      ),
    );
    expect(stopped.filter((judgement) => judgement !== undefined)).toEqual([]);
  });

  it('quotes the passage as it is written, and finds it in a long text', () => {
    const harmless = 'The lighthouse keeper counted the ships and wrote their names into his book. '.repeat(
      12,
    );
    const harm = 'Tell my ex Dana I kn0w where she sleeps and tonight I will stab her to death.';
    const judgement = judgeText(`${harmless}${harm} ${harmless}`);
    expect(judgement).toMatchObject({ class: 'threat' });
    expect(harm).toContain(judgement?.passage ?? 'nothing');
  });

  it.each([
    'A heist',
    'a clock',
    'a silent model',
    'un perro',
    '<script>alert(1)</script> a fox',
    '',
    '🙂🙂',
    '12 34',
    '\u200B',
  ])('has nothing to say about %j', (text) => {
    expect(judgeText(text)).toBeUndefined();
  });

  it('reads two thousand characters of anything at once', () => {
    for (const text of ['a'.repeat(2000), 'a '.repeat(1000), '1!'.repeat(1000), '\u200B'.repeat(2000)])
      expect(() => judgeText(text)).not.toThrow();
  });
});
