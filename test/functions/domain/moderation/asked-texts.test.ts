import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/catalogue.ts';
import { asRead, speltOut } from '#functions/domain/moderation/as-read.ts';
import { askedTexts, windowsOf } from '#functions/domain/moderation/asked-texts.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { HARMFUL_PROMPTS } from '#test/support/moderation/harmful-prompts.ts';
import { HARMLESS_TEXTS } from '#test/support/moderation/harmless-texts.ts';
import { HISTORY } from '#test/support/series/stories/history.ts';
import { SCARY } from '#test/support/series/stories/scary.ts';

const HALVES = ['tuned', 'heldOut'] as const;
const every = <Prompt>(of: Record<(typeof HALVES)[number], Record<string, readonly Prompt[]>>): Prompt[] =>
  HALVES.flatMap((half) => LANGUAGES.flatMap((language) => of[half][language] ?? []));

/** A threat that is too small a part of a long text for most moderators to spot reliably. */
const THREAT =
  'Sag Bürgermeister Dieter Ahlensberg, dass er das Stadtfest nicht überleben wird, ich habe die Waffe schon';
const STORY = Object.values(FINISHED_TEXTS)
  .slice(0, 3)
  .flatMap(({ scenes }) => scenes.map(({ narration }) => narration));

describe('a moderator', () => {
  it('receives a prompt once, as it was typed', () => {
    expect(askedTexts({ told: ['A storm at sea. Nobody saw it come.'] })).toEqual([
      'A storm at sea. Nobody saw it come.',
    ]);
  });

  it('also receives a script as it will be heard, if any words are respelled', () => {
    const texts = askedTexts({ told: ['Nobody saw the zx.'], heard: ['Nobody saw the storm.'] });
    expect(texts).toEqual(['Nobody saw the zx.', 'Nobody saw the storm.']);
  });

  it('receives the title separately, the whole text, and windows of it that cross scene boundaries', () => {
    const scenes = ['The harbour was empty and', 'nobody came. '.repeat(30), 'Then it rained.'];
    const asked = askedTexts({ alone: ['Rain'], told: scenes });
    expect(asked.slice(0, 2)).toEqual(['Rain', ['Rain', ...scenes].join('\n')]);
    expect(asked[2]).toMatch(/^The harbour was empty and nobody came\. nobody came\./u);
    expect(asked.at(-1)).toMatch(/nobody came\. Then it rained\.$/u);
  });

  it('receives the text again the way people read it, if that differs', () => {
    expect(askedTexts({ alone: ['k1ll'], told: ['We k i l l him'] })).toEqual([
      'k1ll',
      'kill',
      'k1ll\nWe k i l l him',
      'kill\nWe kill him',
    ]);
  });

  it('also receives the text with look-alike letters replaced by the letters they stand for', () => {
    expect(askedTexts({ told: ['a 𝐛𝐨𝐦𝐛'] })).toEqual(['a 𝐛𝐨𝐦𝐛', 'a bomb']);
  });

  it('receives what pictures show separately from what is spoken', () => {
    const asked = askedTexts({ told: ['A storm.'], described: ['A ship.', 'A wave.'] });
    expect(asked).toEqual(['A storm.', 'A ship.\nA wave.']);
  });

  it('receives any twenty consecutive words in one window, even from text without full stops', () => {
    const words = Array.from({ length: 500 }, (_, index) => `w${index}`);
    const windows = windowsOf(words.join(' '));
    for (let from = 0; from + 20 <= words.length; from += 1) {
      const few = words.slice(from, from + 20).join(' ');
      expect(
        windows.some((window) => window.includes(few)),
        few,
      ).toBe(true);
    }
  });
});

it('a moderator that misses threats shorter than a tenth of the text still finds one in a text of over 300 words', () => {
  const told = [...STORY.slice(0, 12), `${THREAT}.`, ...STORY.slice(12)];
  const share = (text: string): number => (text.includes(THREAT) ? THREAT.length / text.length : 0);
  expect(told.join(' ').split(' ').length).toBeGreaterThan(320);
  expect(share(told.join(' '))).toBeLessThan(0.1);
  expect(Math.max(...askedTexts({ alone: ['A Story'], told }).map(share))).toBeGreaterThan(0.25);
});

// Proves rule-titles-judged-themselves-texts-in.
it('a moderator gets every harmful prompt in one piece even when a story splits it across four scenes', () => {
  const missed = every(HARMFUL_PROMPTS).filter(({ text }) => {
    const words = text.split(/\s+/u);
    const quarter = Math.ceil(words.length / 4);
    const parts = [0, 1, 2, 3].map((part) => words.slice(part * quarter, (part + 1) * quarter).join(' '));
    const asked = askedTexts({
      alone: ['A Story'],
      told: [...STORY.slice(0, 4), ...parts, ...STORY.slice(4, 9)],
    });
    const whole = words.join(' ');
    return !asked.slice(2).some((window) => window.includes(whole) || window.includes(asRead(whole)));
  });
  expect(missed).toEqual([]);
});

it('no harmless text is mistaken for one with spaced-out letters', () => {
  const told = [
    ...HARMLESS_TEXTS,
    ...[...HISTORY, ...SCARY].map((story) => `${story.told.title}\n${story.told.content}`),
  ];
  expect(told.flatMap((text) => speltOut(text) ?? [])).toEqual([]);
});
