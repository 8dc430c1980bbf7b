import * as z from 'zod/mini';
import { cleanText, EmailField, writtenText } from './text.ts';

/** The maximum length of a name in a bank transfer. */
const HOLDER_MAX_CHARS = 70;
/** ISO 7064, as ISO 13616 uses it. */
const IBAN_MODULUS = 97n;
const COUNTRY_AND_CHECK_CHARS = 4;
/** The weights of a routing number's digits, repeated (American Bankers Association). */
const ROUTING_WEIGHTS = [3, 7, 1];
const ROUTING_MODULUS = 10;
const BASE_36 = 36;

/** People type numbers in groups, with spaces or hyphens between them. */
const withoutGroups = (text: string): string =>
  cleanText(text)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/**
 * Verifies the check digits: the first four characters move to the end, and letters represent the numbers from 10 up.
 */
const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u.test(text)) return false;
  const moved = text.slice(COUNTRY_AND_CHECK_CHARS) + text.slice(0, COUNTRY_AND_CHECK_CHARS);
  const digits = Array.from(moved, (character) => Number.parseInt(character, BASE_36)).join('');
  return BigInt(digits) % IBAN_MODULUS === 1n;
};

const isRoutingNumber = (text: string): boolean => {
  if (!/^\d{9}$/u.test(text)) return false;
  const sum = Array.from(text, Number).reduce(
    (total, digit, index) => total + digit * (ROUTING_WEIGHTS[index % ROUTING_WEIGHTS.length] ?? 0),
    0,
  );
  return sum > 0 && sum % ROUTING_MODULUS === 0;
};

const holder = writtenText(
  HOLDER_MAX_CHARS,
  'Enter the name of the account holder.',
  () => `Use at most ${HOLDER_MAX_CHARS} characters.`,
);

/** A number as it is stored: ungrouped, in capitals. */
const number = (isValid: (text: string) => boolean, problem: string) =>
  z.string(problem).check(z.overwrite(withoutGroups), z.refine(isValid, problem));

/** Where an affiliate's payouts are sent. The checks catch typos but don't prove that the account exists. */
export const PayoutDetails = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('paypal'),
    email: EmailField,
  }),
  z.strictObject({
    kind: z.literal('iban'),
    holder,
    iban: number(isIban, 'Enter a valid IBAN, such as DE89 3704 0044 0532 0130 00.'),
  }),
  z.strictObject({
    kind: z.literal('us-bank'),
    holder,
    routing: number(isRoutingNumber, 'Enter a valid routing number of nine digits.'),
    account: number((text) => /^\d{4,17}$/u.test(text), 'Enter an account number of 4 to 17 digits.'),
  }),
]);
export type PayoutDetails = z.infer<typeof PayoutDetails>;

/** The only part of stored payout details that leaves the server. */
export const PayoutSummary = z.object({
  /** Such as `IBAN •••• 3000`. */
  masked: z.string(),
  changedAt: z.iso.datetime(),
});
export type PayoutSummary = z.infer<typeof PayoutSummary>;
