import { describe, expect, it } from 'vitest';
import { CATEGORIES, LANGUAGES } from '#contract/catalogue.ts';
import { speltOut } from '#functions/domain/moderation/as-read.ts';
import { askedTexts, type Words, windowsOf } from '#functions/domain/moderation/asked-texts.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { judgeText } from '#offline/moderator/judge-text.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { DARK_PROMPTS } from '#test/support/moderation/dark-prompts.ts';
import { HARMFUL_PROMPTS } from '#test/support/moderation/harmful-prompts.ts';
import { MORE_PROMPTS } from '#test/support/prompts/more-prompts.ts';
import { TYPED_PROMPTS } from '#test/support/prompts/typed-prompts.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { HISTORY } from '#test/support/series/stories/history.ts';
import { SCARY } from '#test/support/series/stories/scary.ts';

const HALVES = ['tuned', 'heldOut'] as const;
const every = <Prompt>(of: Record<(typeof HALVES)[number], Record<string, readonly Prompt[]>>): Prompt[] =>
  HALVES.flatMap((half) => LANGUAGES.flatMap((language) => of[half][language] ?? []));

const isStopped = (words: Words): boolean => askedTexts(words).some((text) => judgeText(text) !== undefined);
const script = ({
  title = '',
  scenes,
}: {
  title?: string;
  scenes: readonly { narration: string }[];
}): Words => ({
  alone: [title],
  told: scenes.map(({ narration }) => narration),
});

/** Too little to be sure of among many words, for most moderators. */
const THREAT =
  'Sag Bürgermeister Dieter Ahlensberg, dass er das Stadtfest nicht überleben wird, ich habe die Waffe schon';
const STORY = Object.values(FINISHED_TEXTS)
  .slice(0, 3)
  .flatMap(({ scenes }) => scenes.map(({ narration }) => narration));

describe('what a moderator is asked', () => {
  it('is a prompt once, as it was typed', () => {
    expect(askedTexts({ told: ['A storm at sea. Nobody saw it come.'] })).toEqual([
      'A storm at sea. Nobody saw it come.',
    ]);
  });

  it('is a title by itself, the whole, and windows of it that run over the borders of scenes', () => {
    const scenes = ['The harbour was empty and', 'nobody came. '.repeat(30), 'Then it rained.'];
    const asked = askedTexts({ alone: ['Rain'], told: scenes });
    expect(asked.slice(0, 2)).toEqual(['Rain', ['Rain', ...scenes].join('\n')]);
    expect(asked[2]).toMatch(/^The harbour was empty and nobody came\. nobody came\./u);
    expect(asked.at(-1)).toMatch(/nobody came\. Then it rained\.$/u);
  });

  it('is the text once more as people read it, where that is something else', () => {
    expect(askedTexts({ alone: ['k1ll'], told: ['We k i l l him'] })).toEqual([
      'k1ll',
      'kill',
      'k1ll\nWe k i l l him',
      'kill\nWe kill him',
    ]);
  });

  it('is letters of other shapes as the letters they show', () => {
    expect(askedTexts({ told: ['a 𝐛𝐨𝐦𝐛'] })).toEqual(['a 𝐛𝐨𝐦𝐛', 'a bomb']);
  });

  it('has every few words of a text without a full stop in one of its windows', () => {
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

it('a moderator that needs a tenth of a text to see a threat sees it within three hundred words and more', () => {
  const told = [...STORY.slice(0, 12), `${THREAT}.`, ...STORY.slice(12)];
  const share = (text: string): number => (text.includes(THREAT) ? THREAT.length / text.length : 0);
  expect(told.join(' ').split(' ').length).toBeGreaterThan(320);
  expect(share(told.join(' '))).toBeLessThan(0.1);
  expect(Math.max(...askedTexts({ alone: ['A Story'], told }).map(share))).toBeGreaterThan(0.25);
});

describe('with the offline moderator', () => {
  // Proves rule-titles-judged-themselves-texts-in.
  it('a threat in a title is found beside a harmless script', () => {
    expect(isStopped({ told: STORY })).toBe(false);
    expect(isStopped({ alone: [THREAT], told: STORY })).toBe(true);
  });

  it('most harmful prompts are found when each is split over four scenes of a story', () => {
    const harmful = every(HARMFUL_PROMPTS);
    const found = harmful.filter(({ text }) => {
      const words = text.split(' ');
      const quarter = Math.ceil(words.length / 4);
      const parts = [0, 1, 2, 3].map((part) => words.slice(part * quarter, (part + 1) * quarter).join(' '));
      return isStopped({ alone: ['A Story'], told: [...STORY.slice(0, 4), ...parts, ...STORY.slice(4, 9)] });
    });
    expect(found.length).toBeGreaterThanOrEqual(85);
  });

  // Proves rule-titles-judged-themselves-texts-in.
  it('no harmless prompt, title or script is stopped that was not stopped as one text', () => {
    const prompts = [
      ...every(DARK_PROMPTS),
      ...TYPED_PROMPTS.map(({ prompt }) => prompt),
      ...MORE_PROMPTS.map(([prompt]) => prompt),
    ];
    const stories = LANGUAGES.flatMap((language) =>
      CATEGORIES.flatMap((category) =>
        (isFullRun ? [0, 1, 2] : [0]).map((number) =>
          writeStory({ prompt: `A lighthouse, number ${number}`, category, language }),
        ),
      ),
    );
    const told = [...HISTORY, ...SCARY].map((story) => story.told);
    const harmless: Words[] = [
      ...prompts.flatMap((prompt): Words[] => [{ told: [prompt] }, { alone: [prompt] }]),
      ...[...stories, ...Object.values(FINISHED_TEXTS)].map(script),
      ...told.map(({ title, content }) => ({ alone: [title], told: [content] })),
    ];
    const asOne = ({ alone = [], told: lines = [] }: Words): string => [...alone, ...lines].join('\n');
    const more = harmless.filter((words) => isStopped(words) && judgeText(asOne(words)) === undefined);
    expect(more.map(asOne)).toEqual([]);
    expect(harmless.map(asOne).flatMap((text) => speltOut(text) ?? [])).toEqual([]);
  });
});
