import { describe, expect, it } from 'vitest';
import { AGED_EVERY, nextTurn, type Turn } from '#functions/domain/queue/turns.ts';

const turn = (tier: Turn['tier'], minute: number): Turn => ({
  tier,
  since: `2026-11-20T12:0${minute}:00.000Z`,
  ownerId: `${tier} ${minute}`,
});
const next = (heads: readonly Turn[], given: number): string | undefined => nextTurn(heads, given)?.ownerId;

describe('the next slot', () => {
  it('goes to nobody when nobody is waiting', () => {
    expect(nextTurn([], 0)).toBeUndefined();
    expect(nextTurn([], AGED_EVERY - 1)).toBeUndefined();
  });

  it('goes to the only account that is waiting', () => {
    expect(nextTurn([turn('free', 3)], 0)).toEqual(turn('free', 3));
  });

  it('goes to the most important tier, and every fifth slot to whoever has waited longest', () => {
    const heads = [turn('free', 1), turn('paid', 3), turn('trial', 2)];
    const given = Array.from({ length: 10 }, (_, index) => next(heads, index));
    const four = Array.from({ length: 4 }, () => 'paid 3');
    expect(given).toEqual([...four, 'free 1', ...four, 'free 1']);
    expect(heads.map(({ ownerId }) => ownerId)).toEqual(['free 1', 'paid 3', 'trial 2']);
  });

  it.each([
    ['the trial before the free account', [turn('free', 1), turn('trial', 2)], 0, 'trial 2'],
    ['the longer wait within a tier', [turn('paid', 2), turn('paid', 1), turn('paid', 3)], 0, 'paid 1'],
    ['the longer wait, whatever its place in line', [turn('paid', 1), turn('paid', 2)], 0, 'paid 1'],
    [
      'the longest wait of all, even last in line',
      [turn('paid', 3), turn('trial', 2), turn('free', 1)],
      4,
      'free 1',
    ],
    ['the longest wait of all, even of a paid account', [turn('free', 2), turn('paid', 1)], 4, 'paid 1'],
  ])('goes to %s', (_, heads, given, owner) => {
    expect(next(heads, given)).toBe(owner);
  });
});
