import { describe, expect, it } from 'vitest';
import { LANGUAGES, STORY_MAX_WORDS, STORY_MIN_WORDS } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';
import { sentenceShape } from '#functions/domain/series/variety/sentence-shape.ts';
import { spokenSentences } from '#functions/domain/series/variety/sentences.ts';
import { type EarlierScript, mostAlike } from '#functions/domain/series/variety/variety-guard.ts';
import { KINDS, PAIRS, type Pair } from '#test/support/series/pairs.ts';
import { TOLD_STORIES } from '#test/support/series/told-stories.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const ALL = [...PAIRS.tuned, ...PAIRS.heldOut];

const likeness = ({ one, other, language }: Pair) =>
  defined(mostAlike({ ...one, language }, [{ ...other, language, id: 'other' }]));
const isCaught = (pair: Pair): boolean => likeness(pair).repetition !== undefined;

/** The share of pairs that the guard catches, and a table by kind that lists the pairs it judges wrongly. */
const shareCaught = (pairs: readonly Pair[]) => {
  const lines = KINDS.flatMap((kind) => {
    const own = pairs.filter((pair) => pair.kind === kind);
    const caught = own.filter(isCaught);
    const isRepetition = kind === 'paraphrase' || kind === 'same skeleton';
    const wrong = own.filter((pair) => caught.includes(pair) !== isRepetition).map(({ name }) => name);
    return own.length === 0 ? [] : [`${kind}: ${caught.length} of ${own.length}; wrong: ${wrong.join(', ')}`];
  });
  return { share: pairs.filter(isCaught).length / pairs.length, table: lines.join('\n') };
};

const heldOut = (...kinds: readonly Pair['kind'][]): Pair[] =>
  PAIRS.heldOut.filter(({ kind }) => kinds.includes(kind));

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

describe('two hundred pairs, some written by hand and some constructed', () => {
  it('are fifty of each kind, half of them held out, in every language and as long as real scripts', () => {
    for (const half of [PAIRS.tuned, PAIRS.heldOut])
      for (const kind of KINDS) expect(half.filter((pair) => pair.kind === kind)).toHaveLength(25);
    expect(new Set(ALL.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    const words = ALL.flatMap(({ one, other }) => [countWords(one.content), countWords(other.content)]);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(STORY_MIN_WORDS);
    expect(Math.max(...words)).toBeLessThanOrEqual(STORY_MAX_WORDS);
  });

  it('show that at least 90% of the held-out repetitions are caught', () => {
    const { share, table } = shareCaught(heldOut('paraphrase', 'same skeleton'));
    expect(share, table).toBeGreaterThanOrEqual(0.9);
  });

  it('show that at most 5% of the other held-out pairs are caught', () => {
    const { share, table } = shareCaught(heldOut('same topic', 'unrelated'));
    expect(share, table).toBeLessThanOrEqual(0.05);
  });

  it('show that at least 80% of the paraphrases by hand are caught, held out or not', () => {
    const byHand = ALL.filter(({ kind, name }) => kind === 'paraphrase' && !name.includes('reworded'));
    const { share, table } = shareCaught(byHand);
    expect(byHand.length).toBeGreaterThanOrEqual(25);
    expect(share, table).toBeGreaterThanOrEqual(0.8);
  });

  it('are equally alike in either order', () => {
    for (const pair of ALL)
      expect(likeness({ ...pair, one: pair.other, other: pair.one }).likeness).toBeCloseTo(
        likeness(pair).likeness,
        10,
      );
  });
});

describe('one script against thirty', () => {
  const others = earlierOf(english.filter(({ name }) => name !== 'lost lighthouse'));

  it('matches the story that it retells', () => {
    const thirty = [...others.slice(0, 14), lighthouse, ...others.slice(14, 29)];
    const found = mostAlike({ ...defined(RETOLD), language: 'en' }, thirty);
    expect(found).toMatchObject({ id: 'lighthouse', title: 'The Lost Lighthouse' });
    expect(found?.repetition?.reason).toBe(
      'The topic, the first line, the structure, and the ending are too much like those of ‘The Lost Lighthouse’.',
    );
  });

  it('passes whenever the stories are about other topics', () => {
    const caught = english.filter(
      ({ name, language, told }) =>
        mostAlike(
          { ...told, language },
          earlierOf(english.filter((other) => other.name !== name)).toSpliced(30),
        )?.repetition !== undefined,
    );
    expect(caught.map(({ name }) => name)).toEqual([]);
  });

  it('compares only with the newest thirty', () => {
    expect(mostAlike(lighthouse, [...others.slice(0, 30), lighthouse])?.likeness).toBeLessThan(0.5);
  });
});

it('a script has a likeness of 1 to itself', () => {
  const same = mostAlike(lighthouse, [lighthouse]);
  expect(same).toMatchObject({
    likeness: 1,
    parts: { topic: 1, firstLine: 1, structure: 1, ending: 1 },
    repetition: { parts: ['topic', 'firstLine', 'structure', 'ending'] },
  });
  expect(
    mostAlike(
      lighthouse,
      Array.from({ length: 30 }, () => lighthouse),
    )?.likeness,
  ).toBe(1);
});

it('the first script of an account matches none', () => {
  expect(mostAlike(lighthouse, [])).toBeUndefined();
});

it('a shape keeps short words, and turns numbers and longer words into symbols', () => {
  const shapes = ['In 1907, a painter vanished.', 'In 1911, a botanist disappeared.'].map((content) =>
    spokenSentences({ title: '', content, language: 'en' }).map(sentenceShape),
  );
  expect(shapes[0]).toEqual([['|', 'in', '#', 'a', '_', '__', '.']]);
  expect(sentenceShape({ text: '¿Quién llamó?', words: ['quién', 'llamó'] })).toEqual(['|', '_', '_', '?']);
});

it('ignores a greeting and a sign-off that two earlier videos share', () => {
  const framed = ({ title, content }: { title: string; content: string }, id: string): EarlierScript => ({
    id,
    title,
    language: 'en',
    content: `Welcome back to Midnight Tales. ${content} Follow for more dark history.`,
  });
  const [first, second, third] = takeFrom(english.map(({ told, name }) => framed(told, name)));
  expect(mostAlike(third, [second, first])?.likeness).toBeLessThan(0.5);
  const repeated = framed(defined(defined(english[0]).retold), 'retold');
  expect(mostAlike(repeated, [third, second, first])).toMatchObject({ id: first.id, repetition: {} });
});

describe('odd texts cause no harm', () => {
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
    const isSpoken = spokenSentences(script).length > 0;
    const against = (other: EarlierScript): number => mostAlike(script, [other])?.likeness ?? Number.NaN;
    expect(against(lighthouse)).toBeGreaterThanOrEqual(0);
    expect(against(lighthouse)).toBeLessThan(0.5);
    if (isSpoken) expect(against(script)).toBeGreaterThan(0.5);
    else expect(against(script)).toBe(0);
  });
});
