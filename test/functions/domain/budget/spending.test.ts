import { describe, expect, it } from 'vitest';
import { filmRates, spentOn } from '#functions/cost/film-rates.ts';
import { amountsBy, percentOf } from '#functions/domain/budget/amounts.ts';
import {
  type Pictures,
  paintedScene,
  type SpendingRules,
  spendingPlans,
  updateLimits,
} from '#functions/domain/budget/spending.ts';
import { defined } from '#test/support/values.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const PROVIDERS = {
  painter: 'openai',
  imageModel: 'gpt-image-2.5-flare',
  pictureSize: '1024x1024',
  narrator: 'polly',
} as const;
const rules = (change: Partial<SpendingRules> = {}): SpendingRules => ({
  rates: filmRates(PROVIDERS, AT),
  best: 'high',
  ...change,
});
/** Eight scenes of fifteen words: the 45-second film used for cost estimates. */
const scenes = (count = 8) =>
  Array.from({ length: count }, () => ({
    narration: 'nobody on the platform saw who was driving the last train out of the station',
    picture: 'A train.',
  }));
const SHARED = { quality: 'low', scenesEach: 2 } as const;
const qualities = (count: number, change: Partial<SpendingRules>) =>
  spendingPlans(scenes(count), rules(change)).map(
    ({ pictures }) => `${pictures.quality} ${pictures.scenesEach}`,
  );
const usd = (value: number): number => value * 1_000_000;

describe('a film may cost', () => {
  // Proves budget-film-worst-case-estimated-price.
  it('as much as its pictures and its voice can cost according to the price book', () => {
    const [best] = spendingPlans(scenes(), rules());
    // Calculated by hand: 8 × (1,756 × $30 + 300 × $5) per million; 8 × 77 characters plus their marks at $16 per
    // million, twice.
    expect(best?.most.openai).toBe(Math.ceil(usd((8 * (1756 * 30 + 300 * 5)) / 1_000_000)));
    expect(best?.most.polly).toBe(Math.ceil(usd((8 * 77 * 2 * 16) / 1_000_000)));
    // 80 GB-seconds and ten transitions per scene.
    const rest = (best?.most.stage ?? 0) - (best?.most.openai ?? 0) - (best?.most.polly ?? 0);
    expect(rest).toBe(Math.ceil(8 * usd(80 * 0.000_013_333_4 + 10 * 0.000_025)));
  });

  it('what its respelled words cost, because a voice is billed for what it says', () => {
    const respelled = scenes(1).map((scene) => ({ ...scene, respellings: { train: 'locomotive' } }));
    const [[plain], [longer]] = [spendingPlans(scenes(1), rules()), spendingPlans(respelled, rules())];
    expect(defined(longer).most.polly).toBeGreaterThan(defined(plain).most.polly);
  });

  it('any amount, at the stage’s quality, on a stage without a limit', () => {
    expect(qualities(8, {})).toEqual(['high 1', 'medium 1', 'low 1', 'low 2']);
    expect(qualities(8, { best: 'low' })).toEqual(['low 1', 'low 2']);
  });

  // Proves budget-0-20-per-started-minute.
  it('twenty cents for each minute or part of a minute: first the picture quality drops, then the number of pictures', () => {
    expect(qualities(8, { minuteCap: usd(0.2) })[0]).toBe('medium 1');
    expect(qualities(12, { minuteCap: usd(0.2) })[0]).toBe('low 1');
    // 26 scenes take more than two minutes to speak, so they may cost three times the cap per minute.
    expect(qualities(26, { minuteCap: usd(0.2) })[0]).toBe('medium 1');
    expect(qualities(8, { minuteCap: usd(0.08) })).toEqual(['low 2']);
    expect(qualities(8, { minuteCap: usd(0.05) })).toEqual([]);
  });

  it('more for larger pictures, in proportion to their pixels, and every scene keeps its own picture', () => {
    const upright = rules({ rates: filmRates({ ...PROVIDERS, pictureSize: '1008x1792' }, AT), best: 'low' });
    // 196 tokens for 1,024 × 1,024, so 338 for 1,008 × 1,792.
    const [own] = spendingPlans(scenes(), upright);
    expect(own?.most.openai).toBe(Math.ceil(usd((8 * (338 * 30 + 300 * 5)) / 1_000_000)));
    const minute = spendingPlans(scenes(12), { ...upright, minuteCap: usd(0.2) });
    expect(minute[0]?.pictures).toEqual({ quality: 'low', scenesEach: 1 });
  });

  it('nothing for pictures painted without a model', () => {
    const rates = filmRates({ ...PROVIDERS, painter: 'offline' }, AT);
    expect(spendingPlans(scenes(), rules({ rates }))[0]?.most.openai).toBe(0);
  });

  it('what the voice costs that needs no key, but nothing for the other voices', () => {
    const rates = filmRates({ ...PROVIDERS, painter: 'offline' }, AT);
    expect(spendingPlans(scenes(), rules({ rates }))[0]?.most).toMatchObject({
      openai: 0,
      polly: Math.ceil(usd((8 * 77 * 2 * 16) / 1_000_000)),
    });
  });

  // Proves budget-film-worst-case-estimated-price.
  it('the price of the stage’s voice, even while its key is missing and the free simple voice speaks', () => {
    const voice = { painter: 'offline', narrator: 'openai', speechModel: 'gpt-4o-mini-tts' } as const;
    const [best] = spendingPlans(scenes(), rules({ rates: filmRates({ ...PROVIDERS, ...voice }, AT) }));
    // OpenAI's voice returns no word timings.
    const openai = Math.ceil(usd((8 * 77 * 16) / 1_000_000));
    const compute = Math.ceil(8 * usd(80 * 0.000_013_333_4 + 10 * 0.000_025));
    expect(best?.most).toMatchObject({ openai, polly: 0, stage: openai + compute });
  });
});

it('an edit may cost as much as one scene', () => {
  const { most } = defined(updateLimits({ scenes: scenes(), edited: [3], painted: 1 }, rules()).plans[0]);
  expect(most).toMatchObject({
    openai: Math.ceil(usd((1756 * 30 + 300 * 5) / 1_000_000)),
    polly: Math.ceil(usd((77 * 2 * 16) / 1_000_000)),
  });
  const filming = usd(80 * 0.000_013_333_4 + 10 * 0.000_025);
  expect(most.stage - most.openai - most.polly).toBe(Math.ceil(filming));
});

it('scenes that share a picture show the first scene’s picture', () => {
  const five = scenes().slice(0, 5);
  const shownBy = (pictures?: Pictures, film = five) =>
    film.map((_, index) => paintedScene(film, index, pictures)?.index);
  expect(shownBy(SHARED)).toEqual([0, 0, 2, 2, 4]);
  expect(shownBy()).toEqual([0, 1, 2, 3, 4]);
  expect(paintedScene(five, 5, SHARED)).toBeUndefined();
});

it('a repainted scene shows its own picture, and its neighbour keeps the previous one', () => {
  const second = scenes().map((scene, index) => (index === 1 ? { ...scene, take: 2 } : scene));
  expect([0, 1].map((index) => paintedScene(second, index, SHARED)?.index)).toEqual([0, 1]);
  const first = scenes().map((scene, index) => (index === 0 ? { ...scene, take: 2 } : scene));
  expect(paintedScene(first, 0, SHARED)?.scene.take).toBe(2);
  expect(paintedScene(first, 1, SHARED)).toEqual({ index: 0, scene: scenes()[0] });
});

it('an attempt costs what the receipt records for it, including failed tries', () => {
  const items = [
    { attempt: 1, component: 'image-model', pico: '5000001' },
    { attempt: 1, component: 'text-model', pico: '1000000' },
    { attempt: 1, component: 'polly', pico: '2000000' },
    { attempt: 1, component: 'lambda', pico: '500000' },
    { attempt: 1, component: 'image-model' },
    { attempt: 2, component: 'polly', pico: '9000000' },
  ];
  expect(spentOn(items, 1)).toMatchObject({ stage: 9, openai: 7, polly: 2, checks: 0 });
  expect(spentOn(items, 3)).toEqual(amountsBy(() => 0));
});

it('a budget reports the percentage used, rounded down', () => {
  const budgets = { ...amountsBy(() => 1), stage: 1000, openai: 300, polly: 100 };
  const used = { ...amountsBy(() => 0), stage: 1009, openai: 299 };
  expect(percentOf(used, budgets)).toMatchObject({
    stage: 100,
    openai: 99,
    polly: 0,
  });
});
