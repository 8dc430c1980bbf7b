import { expect, it } from 'vitest';
import { changedLately, masked } from '#functions/domain/affiliate/payout-details.ts';

it.each([
  [{ kind: 'paypal', email: 'jane.doe@example.com' }, 'PayPal j•••@example.com'],
  [{ kind: 'paypal', email: '"a@b"@example.com' }, 'PayPal "•••@example.com'],
  [{ kind: 'iban', holder: 'Jane Doe', iban: 'DE89370400440532013000' }, 'IBAN •••• 3000'],
  [
    { kind: 'us-bank', holder: 'Jane Doe', routing: '021000021', account: '123456789' },
    'US account •••• 6789',
  ],
  // Showing four of four digits would reveal the whole number.
  [{ kind: 'us-bank', holder: 'Jane Doe', routing: '021000021', account: '1234' }, 'US account •••• 34'],
] as const)('the payout details %j are shown as %s', (details, shown) => {
  expect(masked(details)).toBe(shown);
});

it('a change of payout details counts as recent for fourteen days', () => {
  const stored = {
    sealed: { protected: '', iv: '', ciphertext: '', tag: '' },
    masked: 'IBAN •••• 3000',
    changedAt: '2026-11-01T12:00:00.000Z',
  };
  expect(changedLately(stored, new Date('2026-11-15T11:59:59Z'))).toBe(true);
  expect(changedLately(stored, new Date('2026-11-15T12:00:00Z'))).toBe(false);
});
