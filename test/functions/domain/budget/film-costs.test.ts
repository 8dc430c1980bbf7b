import { spokenSentences } from '@veilcast/reading';
import { describe, expect, it } from 'vitest';
import { type Amounts, amountsBy } from '#functions/domain/budget/amounts.ts';
import type { Budget } from '#functions/domain/budget/budget.ts';
import {
  cheaper,
  mostFor,
  Pictures,
  QUALITIES,
  Quality,
  type Rates,
  type SpendingRules,
  speechMost,
  spendingLimits,
  spendingPlans,
  typicalMost,
  updateLimits,
  workOn,
} from '#functions/domain/budget/spending.ts';
import { draftLimits, pictureLimits, speakingLimits } from '#functions/domain/budget/storyboard-limits.ts';

/** The given amounts, and nothing in the other purses. */
const only = (some: Partial<Amounts>): Amounts => amountsBy((purse) => some[purse] ?? 0);
const RATES: Rates = {
  picture: { budget: 'openai', each: { low: 10, medium: 20.5, high: 80 } },
  speech: [
    { budget: 'polly', character: 1.5 },
    { budget: 'openai', character: 0.25 },
    { budget: 'polly', character: 1 },
    { character: 2.5 },
  ],
  scene: 0.3,
};
const budget: Budget = { month: only({ stage: 1 }), dayFloor: only({ stage: 2 }) };
const RULES: SpendingRules = { rates: RATES, best: 'medium', budget };
const scene = (narration: string) => ({ narration, picture: 'A train.' });
const words = (count: number) => scene(Array.from({ length: count }, () => 'a').join(' '));
/** Three scenes of 4, 3 and 9 characters. */
const THREE = [scene('Four'), scene('two'), scene('and nine.')];

describe('the pictures of a film', () => {
  it('come in three qualities, cheapest first, and are shared by at most two scenes', () => {
    expect(QUALITIES).toEqual(['low', 'medium', 'high']);
    expect(QUALITIES.map((quality) => Quality.parse(quality))).toEqual(['low', 'medium', 'high']);
    expect(Quality.safeParse('best').success).toBe(false);
    for (const scenesEach of [1, 2]) {
      const pictures = { quality: 'high', scenesEach };
      expect(Pictures.parse(pictures)).toEqual(pictures);
    }
    for (const scenesEach of [0, 3, undefined])
      expect(Pictures.safeParse({ quality: 'low', scenesEach }).success).toBe(false);
  });

  it('are painted in the cheaper of two qualities', () => {
    const pairs = QUALITIES.flatMap((one) => QUALITIES.map((other) => cheaper(one, other)));
    expect(pairs).toEqual(['low', 'low', 'low', 'low', 'medium', 'medium', 'low', 'medium', 'high']);
  });
});

describe('speaking text', () => {
  it('costs the price of its characters plus one, at the most expensive voice’s rate, per purse and overall', () => {
    expect(speechMost('Nine more', RATES)).toEqual(only({ stage: 25, polly: 15, openai: 3 }));
    expect(speechMost('', RATES)).toEqual(only({ stage: 3, polly: 2, openai: 1 }));
  });

  it.each([
    ['en', 'WWII cost $1.2T, i.e. 5 km² at 7:05 p.m. by Gen. Lee & USA.'],
    ['es', 'EE. UU. gastó 1.997.797 € y 77,77 % el 27/07/1977 a 120 km/h.'],
    ['fr', '97 797,97 € le 14 juill. 1997, av. J.-C., à 14h30 et 99 % de 5 °C.'],
    ['de', 'Am 27.07.1977 z. B. 777.777,77 € bzw. 77 %, § 77, 5 km/h, 20. Jh. n. Chr.'],
  ] as const)(
    'covers text that takes more characters when spoken than when written (%s)',
    (language, text) => {
      const said = spokenSentences(text, language).reduce((sum, { text: { length } }) => sum + length, 0);
      const { stage } = speechMost(text, { ...RATES, speech: [{ character: 1 }] });
      expect(said).toBeGreaterThan(text.length);
      expect(stage).toBeGreaterThanOrEqual(said);
    },
  );

  it('costs nothing when no voice costs anything', () => {
    expect(speechMost('Nine more', { ...RATES, speech: [] })).toEqual(only({}));
  });
});

describe('work on a film', () => {
  it('is counted in scenes, in pictures, and in characters, plus one per scene', () => {
    expect(workOn([], 0)).toEqual({ scenes: 0, characters: 0, pictures: 0 });
    expect(workOn(THREE, 2)).toEqual({ scenes: 3, characters: 19, pictures: 2 });
  });

  it('costs the sum of its pictures, its voice and its scenes, each rounded up', () => {
    const work = { scenes: 2, characters: 10, pictures: 3 };
    expect(mostFor(work, 'medium', RATES)).toEqual(only({ stage: 62 + 25 + 1, openai: 62 + 3, polly: 15 }));
    expect(mostFor(work, 'high', RATES)).toEqual(only({ stage: 240 + 25 + 1, openai: 243, polly: 15 }));
    const free = { ...RATES, picture: { each: RATES.picture.each } };
    expect(mostFor(work, 'low', free)).toEqual(only({ stage: 30 + 25 + 1, openai: 3, polly: 15 }));
  });

  it('consists of eight scenes, eight pictures and 620 characters for a typical film', () => {
    expect(typicalMost(RATES, 'low')).toEqual(only({ stage: 80 + 1550 + 3, openai: 80 + 155, polly: 930 }));
  });
});

describe('the ways to make a film', () => {
  const plan = (pictures: Pictures, openai: number) => ({
    pictures,
    most: only({ stage: openai - 5 + 48 + 1, openai, polly: 29 }),
  });
  const MEDIUM = plan({ quality: 'medium', scenesEach: 1 }, 62 + 5);
  const LOW = plan({ quality: 'low', scenesEach: 1 }, 30 + 5);
  const SHARED = plan({ quality: 'low', scenesEach: 2 }, 20 + 5);

  it('start with the stage’s best quality, and end with pictures that two scenes share', () => {
    expect(spendingPlans(THREE, RULES)).toEqual([MEDIUM, LOW, SHARED]);
    expect(spendingPlans(THREE, { ...RULES, best: 'low' })).toEqual([LOW, SHARED]);
    expect(spendingPlans(THREE, { ...RULES, best: 'high' })[0]?.pictures.quality).toBe('high');
  });

  it.each([
    ['all three if none costs more than the cap', 111, [MEDIUM, LOW, SHARED]],
    ['the cheaper two if the best costs more', 110, [LOW, SHARED]],
    ['only the plainest if nothing else fits', 69, [SHARED]],
    ['none if even the plainest costs more', 68, []],
  ])('are %s', (_, minuteCap, plans) => {
    expect(spendingPlans(THREE, { ...RULES, minuteCap })).toEqual(plans);
  });

  it.each([
    ['no words', [words(0)], 1],
    ['180 words', [words(180)], 1],
    ['181 words', [words(181)], 2],
    ['180 words in two scenes', [words(90), words(90)], 1],
    ['181 words in two scenes', [words(90), words(91)], 2],
    ['361 words', [words(361)], 3],
  ])('may cost up to the cap for each minute or part of a minute of %s', (_, film, minutes) => {
    const picture = { each: { low: 60, medium: 600, high: 600 } };
    const rules = { rates: { picture, speech: [], scene: 0 }, best: 'low' } as const;
    const ways = (minuteCap: number) => spendingPlans(film, { ...rules, minuteCap }).length;
    expect(ways(60 / minutes)).toBeGreaterThan(0);
    expect(ways(60 / minutes - 1)).toBe(0);
  });

  it('come with the budget, which has to cover one of them', () => {
    expect(spendingLimits(THREE, RULES)).toEqual({ plans: [MEDIUM, LOW, SHARED], budget });
  });

  it('include no shared pictures in a draft', () => {
    expect(draftLimits(THREE, RULES)).toEqual({ plans: [MEDIUM, LOW], budget });
    expect(draftLimits(THREE, { ...RULES, minuteCap: 69 })).toEqual({ plans: [], budget });
  });
});

describe('a scene edit', () => {
  const edit = { scenes: THREE, edited: [0, 2], painted: 1 };

  it('costs as much as the edited scenes, at the stage’s quality', () => {
    expect(updateLimits(edit, RULES)).toEqual({
      plans: [
        {
          pictures: { quality: 'medium', scenesEach: 1 },
          most: only({ stage: 21 + 38 + 1, openai: 21 + 4, polly: 23 }),
        },
      ],
      budget,
    });
  });

  it('has its pictures painted at the film’s own quality', () => {
    const pictures = { quality: 'high', scenesEach: 2 } as const;
    expect(updateLimits({ ...edit, pictures }, RULES)).toEqual({
      plans: [{ pictures, most: only({ stage: 80 + 38 + 1, openai: 80 + 4, polly: 23 }) }],
      budget,
    });
  });
});

describe('a storyboard', () => {
  it('has one picture painted at the quality of the earlier ones, or of the stage if there are none', () => {
    const of = (quality: 'low' | 'medium', stage: number) => ({
      plans: [{ pictures: { quality, scenesEach: 1 }, most: only({ stage: stage + 1, openai: stage }) }],
      budget,
    });
    expect(pictureLimits(undefined, RULES)).toEqual(of('medium', 21));
    expect(pictureLimits('low', RULES)).toEqual(of('low', 10));
  });

  it('has its scenes spoken, but no picture painted', () => {
    expect(speakingLimits(THREE, RULES)).toEqual({
      plans: [
        {
          pictures: { quality: 'medium', scenesEach: 1 },
          most: only({ stage: 48 + 1, openai: 5, polly: 29 }),
        },
      ],
      budget,
    });
  });
});
