import { describe, expect, it } from 'vitest';
import { PayoutDetails } from '#contract/schemas/payout-details.ts';

const HOLDER = 'Grace Hopper';
const problemOf = (details: object): string | undefined => {
  const parsed = PayoutDetails.safeParse(details);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

describe('payout details', () => {
  // Proves page-affiliate-how-affiliate-paid-entered.
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'gb29 nwbk 6016 1331 9268 19',
    'NO93 8601 1117 947',
    'FR14 2004 1010 0505 0001 3M02 606',
    'MT84-MALT-0110-0001-2345-MTLC-AST0-01S',
  ])('are accepted with the IBAN %s, which is stored without spaces', (iban) => {
    const parsed = PayoutDetails.parse({ kind: 'iban', holder: HOLDER, iban });
    expect(parsed).toMatchObject({ iban: iban.replaceAll(/[ -]/gu, '').toUpperCase() });
  });

  // Proves page-affiliate-how-affiliate-paid-entered.
  it.each([
    ['one digit is wrong', 'DE89370400440532013001'],
    ['two digits are swapped', 'DE89370400440532031000'],
    ['the country is missing', '89370400440532013000'],
    ['a digit is missing', 'DE8937040044053201300'],
    ['it is empty', ''],
    ['it contains other characters', 'DE89370400440532013000;'],
  ])('are refused if the IBAN is wrong: %s', (_, iban) => {
    expect(problemOf({ kind: 'iban', holder: HOLDER, iban })).toBe(
      'Enter a valid IBAN, such as DE89 3704 0044 0532 0130 00.',
    );
  });

  it('are refused if the routing number is invalid or a US account number has the wrong length', () => {
    const us = { kind: 'us-bank', holder: HOLDER, routing: '021000021', account: '1234 5678' };
    expect(PayoutDetails.parse(us)).toMatchObject({ routing: '021000021', account: '12345678' });
    for (const routing of ['021000022', '000000000', '12345678', '02100002a'])
      expect(problemOf({ ...us, routing })).toBe('Enter a valid routing number of nine digits.');
    for (const account of ['123', '123456789012345678', 'DE8937'])
      expect(problemOf({ ...us, account })).toBe('Enter an account number of 4 to 17 digits.');
  });

  it('need the account holder’s name, and an address that can receive email', () => {
    const iban = 'DE89370400440532013000';
    expect(problemOf({ kind: 'iban', holder: ' \u200B', iban })).toBe(
      'Enter the name of the account holder.',
    );
    expect(problemOf({ kind: 'iban', holder: 'x'.repeat(71), iban })).toBe('Use at most 70 characters.');
    for (const email of ['grace', 'grace@', '@example.com', 'grace@example'])
      expect(problemOf({ kind: 'paypal', email })).toBe('Enter a valid email address.');
    expect(PayoutDetails.parse({ kind: 'paypal', email: ' grace@example.com ' })).toEqual({
      kind: 'paypal',
      email: 'grace@example.com',
    });
  });

  it('for one payout method contain nothing that belongs to another', () => {
    expect(
      problemOf({ kind: 'paypal', email: 'grace@example.com', iban: 'DE89370400440532013000' }),
    ).toBeDefined();
    expect(problemOf({ kind: 'cheque', holder: HOLDER })).toBeDefined();
  });
});
