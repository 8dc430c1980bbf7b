import { describe, expect, it } from 'vitest';
import { LANGUAGES, STORY_MAX_WORDS, STORY_MIN_WORDS } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';
import { wordedSentences } from '#functions/domain/series/variety/sentences.ts';
import { type EarlierScript, mostAlike } from '#functions/domain/series/variety/variety-guard.ts';
import { KINDS, PAIRS, PAIRS_PER_KIND, type Pair } from '#test/support/series/pairs.ts';
import { TOLD_STORIES } from '#test/support/series/told-stories.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const likeness = ({ one, other, language }: Pair) =>
  defined(mostAlike({ ...one, language }, [{ ...other, language, id: 'other' }]));

/** The pairs of a kind that the guard catches, by name. */
const caught = (kind: Pair['kind']): string[] =>
  PAIRS.filter((pair) => pair.kind === kind && likeness(pair).reason !== undefined).map(({ name }) => name);

const english = TOLD_STORIES.filter(({ language }) => language === 'en');
const earlierOf = (stories: typeof english): EarlierScript[] =>
  stories.flatMap(({ name, language, told, toldDifferently }) =>
    [told, toldDifferently].flatMap((script, index) =>
      script === undefined ? [] : [{ ...script, language, id: `${name} ${index}` }],
    ),
  );

const { told: LIGHTHOUSE, retold: RETOLD } = defined(
  TOLD_STORIES.find(({ name }) => name === 'lost lighthouse'),
);
const lighthouse: EarlierScript = { ...LIGHTHOUSE, language: 'en', id: 'lighthouse' };

describe('sixty pairs of scripts', () => {
  it('comprise fifteen of each kind, in every language and as long as real scripts', () => {
    for (const kind of KINDS) expect(PAIRS.filter((pair) => pair.kind === kind)).toHaveLength(PAIRS_PER_KIND);
    expect(new Set(PAIRS.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    const words = PAIRS.flatMap(({ one, other }) => [countWords(one.content), countWords(other.content)]);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(STORY_MIN_WORDS);
    expect(Math.max(...words)).toBeLessThanOrEqual(STORY_MAX_WORDS);
  });

  it('show that nearly every repetition is caught', () => {
    expect(caught('paraphrase').length).toBeGreaterThanOrEqual(PAIRS_PER_KIND - 1);
    expect(caught('same skeleton')).toHaveLength(PAIRS_PER_KIND);
  });

  it('show that a different story passes, even one about the same topic', () => {
    expect([caught('same topic'), caught('unrelated')]).toEqual([[], []]);
  });

  it('are equally similar in either order', () => {
    for (const pair of PAIRS)
      expect(likeness({ ...pair, one: pair.other, other: pair.one }).likeness).toBeCloseTo(
        likeness(pair).likeness,
        10,
      );
  });
});

describe('a script compared with thirty others', () => {
  const others = earlierOf(english.filter(({ name }) => name !== 'lost lighthouse'));

  it('matches the story that it retells', () => {
    const thirty = [...others.slice(0, 14), lighthouse, ...others.slice(14, 29)];
    const found = mostAlike({ ...defined(RETOLD), language: 'en' }, thirty);
    expect(found).toMatchObject({ id: 'lighthouse', title: 'The Lost Lighthouse' });
    expect(found?.reason).toBe('It tells much the same as ‘The Lost Lighthouse’, in the same order.');
  });

  it('passes whenever the other stories are about other topics', () => {
    const caught = english.filter(
      ({ name, language, told }) =>
        mostAlike(
          { ...told, language },
          earlierOf(english.filter((other) => other.name !== name)).toSpliced(30),
        )?.reason !== undefined,
    );
    expect(caught.map(({ name }) => name)).toEqual([]);
  });

  it('is compared only with the newest thirty', () => {
    expect(mostAlike(lighthouse, [...others.slice(0, 30), lighthouse])?.likeness).toBeLessThan(0.5);
  });
});

it('a script’s likeness to itself is 1', () => {
  const same = mostAlike(lighthouse, [lighthouse]);
  expect(same).toMatchObject({ likeness: 1, reason: expect.any(String) });
  expect(
    mostAlike(
      lighthouse,
      Array.from({ length: 30 }, () => lighthouse),
    )?.likeness,
  ).toBe(1);
});

it('an account’s first script matches nothing', () => {
  expect(mostAlike(lighthouse, [])).toBeUndefined();
});

it('the comparison of scripts ignores a greeting and a sign-off that two earlier videos share', () => {
  const framed = ({ title, content }: { title: string; content: string }, id: string): EarlierScript => ({
    id,
    title,
    language: 'en',
    content: `Welcome back to Midnight Tales. ${content} Follow for more dark history.`,
  });
  const [first, second, third] = takeFrom(english.map(({ told, name }) => framed(told, name)));
  expect(mostAlike(third, [second, first])?.likeness).toBeLessThan(0.5);
  const repeated = framed(defined(defined(english[0]).retold), 'retold');
  expect(mostAlike(repeated, [third, second, first])).toMatchObject({
    id: first.id,
    reason: expect.any(String),
  });
});

describe('unusual scripts cause no errors', () => {
  const odd = {
    'nothing at all': '',
    'only marks': '… — !?',
    emoji: '🦊🌊 👩‍🚀! 🔥🔥🔥',
    'one word': 'Why?',
    'one sentence': 'Nobody ever found out who had lit the lamp',
    'right to left': 'في ليلة من ليالي الشتاء أضاءت المنارة وحدها. لم يكن هناك أحد.',
    'no spaces between words': '灯台の明かりが自然に灯った。誰もいなかった。床は濡れていた。',
    'half a character': 'A lamp \uD83D went on. \uDE00 Nobody was there.',
    'four hundred words without a mark': 'lamp '.repeat(400),
    markup: '<b>It</b> {{lit}} itself. $& $1 __proto__ constructor.',
  };

  it.each(Object.entries(odd))('%s', (name, content) => {
    const script = { id: name, title: '🦊', content, language: 'en' as const };
    const isSpoken = wordedSentences(script).length > 0;
    const against = (other: EarlierScript): number => mostAlike(script, [other])?.likeness ?? Number.NaN;
    expect(against(lighthouse)).toBeGreaterThanOrEqual(0);
    expect(against(lighthouse)).toBeLessThan(0.5);
    if (isSpoken) expect(against(script)).toBeGreaterThan(0.5);
    else expect(against(script)).toBe(0);
  });
});
