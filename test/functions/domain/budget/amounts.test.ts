import { describe, expect, it } from 'vitest';
import {
  amountsBy,
  MICRO_PER_USD,
  PURSES,
  percentOf,
  StoredAmounts,
  WORK_KINDS,
} from '#functions/domain/budget/amounts.ts';

describe('amounts', () => {
  it('have a purse for the stage, each provider and each kind of work', () => {
    expect(PURSES).toEqual(['stage', 'openai', 'polly', 'checks', 'packs']);
    expect(WORK_KINDS).toEqual(['checks', 'packs']);
    expect(MICRO_PER_USD).toBe(1_000_000);
  });

  it('are computed purse by purse', () => {
    expect(amountsBy((purse) => purse.length)).toEqual({
      stage: 5,
      openai: 6,
      polly: 5,
      checks: 6,
      packs: 5,
    });
  });

  it('are whole numbers', () => {
    expect(() => amountsBy(() => 0.5)).toThrow('expected int');
  });
});

describe('stored amounts', () => {
  it('are zero for a purse missing from the row, and ignore anything that isn’t a purse', () => {
    const row = { pk: 'BUDGET#2026-11', sk: 'MONTH', stage: 9, openai: 7, packs: -2 };
    expect(StoredAmounts.parse(row)).toEqual({ stage: 9, openai: 7, polly: 0, checks: 0, packs: -2 });
  });

  it.each([0.5, '9', null])('cannot include %j', (stage) => {
    expect(() => StoredAmounts.parse({ stage })).toThrow('expected');
  });
});

describe('the percentage of a budget', () => {
  it('is rounded down, purse by purse', () => {
    const used = { stage: 0, openai: 299, polly: 300, checks: 301, packs: 599 };
    expect(
      percentOf(
        used,
        amountsBy(() => 300),
      ),
    ).toEqual({ stage: 0, openai: 99, polly: 100, checks: 100, packs: 199 });
  });
});
