import { expect, test } from 'vitest';
import { creditTrouble } from '#functions/domain/series/runs/credit-trouble.ts';

test.each([
  [10, 0],
  [30, 20],
  [1000, 990],
])('paying for a video from %i credits may leave %i', (balance, floor) => {
  expect(creditTrouble(balance, floor)).toBeUndefined();
});

test('the message gives the balance and the price if the balance is too low', () => {
  expect(creditTrouble(9, 0)).toBe(
    'A video costs 10 credits, and your account has 9 credits. Get more credits to make it.',
  );
  expect(creditTrouble(1, 0)).toContain('your account has 1 credit.');
});

test('the message gives the floor and the balance if the video would take the balance below the floor', () => {
  expect(creditTrouble(1029, 1020)).toBe(
    'A video costs 10 credits, and your account has 1,029 credits. You want to keep 1,020 credits: get more credits, or keep fewer.',
  );
});

test('one credit is in the singular', () => {
  expect(creditTrouble(10, 1)).toBe(
    'A video costs 10 credits, and your account has 10 credits. You want to keep 1 credit: get more credits, or keep fewer.',
  );
});
