import { describe, expect, test } from 'vitest';
import { breachedPasswords } from '#functions/gateways/sign-in/breached-passwords.ts';
import { commonPasswords } from '#functions/gateways/sign-in/common-passwords.ts';
import { isCommonPassword as inTheBrowser } from '#web/data/pool/common-passwords.ts';

const isCommon = commonPasswords();
const EMAIL = 'grace.hopper@example.com';
const NAME = 'Grace Hopper';
const judged = (password: string): boolean => {
  const here = isCommon({ password, email: EMAIL, name: NAME });
  expect(inTheBrowser(password, EMAIL, NAME)).toBe(here);
  return here;
};

describe('a password', () => {
  test.each([
    'password12',
    'Password1234!',
    'P@ssw0rd2024',
    'drowssap12',
    '1234567890',
    'qwertyuiop',
    'qwerty123456',
    'aaaaaaaaaa',
    'abcdefghij',
    'iloveyou123',
    'letmein2026',
    'Football99',
    'gracehopper',
    'Hopper2026',
    'Veilcast2026',
    'tsaclieV12',
    'grace.hopper@example.com',
  ])('is refused if attackers try it first: %s', (password) => {
    expect(judged(password)).toBe(true);
  });

  test.each([
    'a lighthouse at noon',
    'elefant und maus',
    'xkdjfhskqw',
    'vier alte Uhren ticken',
    'Le phare du nord 7',
    'ein Leuchtturm',
  ])('is accepted if few people would think of it: %s', (password) => {
    expect(judged(password)).toBe(false);
  });

  test.each(['ZiHNPrvb79', 'zihnprvb79', 'vjrhsq1988', 'welkom112233'])(
    'is refused if it was stolen elsewhere, regardless of case: %s',
    (password) => {
      expect(isCommon({ password, email: EMAIL, name: NAME })).toBe(true);
    },
  );

  test('is hardly ever mistaken for a stolen one if nobody else uses it', () => {
    const isBreached = breachedPasswords();
    const taken = Array.from({ length: 20_000 }, (_, index) => `lamp ${index} tide`).filter(isBreached);
    expect(taken.length).toBeLessThan(8);
  });

  test('is judged by its first 64 characters only, because judging a long password in full would take seconds', () => {
    const strong = 'tide-Ladder-77-Quartz-monsoon-Bicycle-4';
    expect(judged(strong)).toBe(false);
    expect(judged(`${'a'.repeat(64)}${strong}`)).toBe(true);
  });
});
