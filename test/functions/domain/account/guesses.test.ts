import { describe, expect, test } from 'vitest';
import { type CountedGuess, countedOn, GUESSES, waitOf } from '#functions/domain/account/guesses.ts';
import { defined } from '#test/support/values.ts';

const START = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);
const REST_SECONDS = GUESSES.restMinutes * 60;
const guessed = (times: number, everySeconds: number): CountedGuess => {
  let counted: CountedGuess | undefined;
  for (let index = 0; index < times; index += 1) counted = countedOn(counted, later(index * everySeconds));
  return defined(counted);
};

describe('password guesses', () => {
  test('must wait once the limit is reached, until enough time has passed since the last one', () => {
    expect(waitOf(guessed(4, 1), 5, later(4))).toBe(0);
    const used = guessed(5, 1);
    expect(waitOf(used, 5, later(4))).toBe(REST_SECONDS);
    expect(waitOf(used, 5, later(4 + REST_SECONDS - 1))).toBe(1);
    expect(waitOf(used, 5, later(4 + REST_SECONDS))).toBe(0);
  });

  test('start again from zero after the waiting period, but not while they keep coming', () => {
    const used = guessed(5, 600);
    expect(used.count).toBe(5);
    expect(countedOn(used, later(4 * 600 + REST_SECONDS)).count).toBe(1);
  });

  test('are limited so that Cognito’s own lockout stays below a minute and has time to reset', () => {
    expect(2 ** (GUESSES.all - 5)).toBeLessThan(60);
    expect(GUESSES.restMinutes).toBeGreaterThan(15);
  });

  test('from one network can’t use up the limit for all networks', () => {
    expect(GUESSES.network).toBeLessThan(GUESSES.all);
  });
});
