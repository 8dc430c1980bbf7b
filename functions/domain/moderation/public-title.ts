import { Refusal } from '#functions/domain/request/refusal.ts';

const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\/\S+/iu;
/** Payment card numbers have 13 to 19 digits, often in groups. */
const DIGITS = /\d(?:[ -]?\d){12,18}/gu;

/** Whether the number’s check digit is correct (ISO/IEC 7812-1). */
const isCardNumber = (digits: string): boolean => {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
};

/** Refuses a title that would show strangers a link or a payment card number. */
export const refuseOnPublicPages = (title: string): void => {
  const link = LINK.exec(title)?.[0];
  const card = title.match(DIGITS)?.find((found) => isCardNumber(found.replaceAll(/\D/gu, '')));
  const found = link ?? card;
  if (found === undefined) return;
  throw new Refusal(
    'against_rules',
    `A title can’t have ${link === undefined ? 'the number of a payment card' : 'a link'}: “${found}”. Change the title and try again. No credits were used.`,
  );
};
