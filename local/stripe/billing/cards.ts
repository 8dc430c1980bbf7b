/** How a card from Stripe's test documentation behaves. */
interface TestCard {
  readonly brand: string;
  /** How the card behaves while the customer is on the payment page. */
  readonly present: 'pays' | 'declines' | 'authenticates';
  /** How the card behaves when it is charged later, without the customer present. */
  readonly absent: 'pays' | 'declines' | 'authenticates';
  readonly declineCode?: string;
  /** The cardholder disputes a paid charge immediately. */
  readonly disputed?: boolean;
}

const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', present: 'pays', absent: 'pays' },
  '5555555555554444': { brand: 'mastercard', present: 'pays', absent: 'pays' },
  '4000000000000002': {
    brand: 'visa',
    present: 'declines',
    absent: 'declines',
    declineCode: 'generic_decline',
  },
  '4000000000009995': {
    brand: 'visa',
    present: 'declines',
    absent: 'declines',
    declineCode: 'insufficient_funds',
  },
  /** Requires bank authentication once, on first use; after that, the card can be charged later. */
  '4000002500003155': { brand: 'visa', present: 'authenticates', absent: 'pays' },
  /** Requires bank authentication for every payment. */
  '4000002760003184': { brand: 'visa', present: 'authenticates', absent: 'authenticates' },
  /** Can be saved and charged on the payment page, but every later charge fails. */
  '4000000000000341': {
    brand: 'visa',
    present: 'pays',
    absent: 'declines',
    declineCode: 'generic_decline',
  },
  '4000000000000259': { brand: 'visa', present: 'pays', absent: 'pays', disputed: true },
};

export const DECLINED_MESSAGE = 'Your card was declined.';
export const FUNDS_MESSAGE = 'Your card has insufficient funds.';

/** A card's behaviour, by its number. */
export const cardOf = (number: string): TestCard =>
  TEST_CARDS[number] ?? { brand: 'visa', present: 'declines', absent: 'declines' };

/** The customer's input on a payment page. */
export interface CardInput {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export interface CardProblems {
  readonly number?: string;
  readonly expiry?: string;
  readonly cvc?: string;
}

export interface ValidCard {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

const monthOf = (seconds: number): number => {
  const date = new Date(seconds * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Reads the input: returns a card, or the error for each field. */
export function readCard(
  input: CardInput,
  now: number,
): { card: ValidCard } | { card?: undefined; problems: CardProblems } {
  const number = input.number.replaceAll(/[\s-]/gu, '');
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/u.exec(input.expiry) ?? [];
  const expMonth = Number(month);
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const inFuture = expMonth >= 1 && expMonth <= 12 && expYear * 12 + expMonth - 1 >= monthOf(now);
  const problems: CardProblems = {
    ...(number in TEST_CARDS ? {} : { number: 'Use a test card number, such as 4242 4242 4242 4242.' }),
    ...(inFuture ? {} : { expiry: 'Enter a month and year in the future, such as 12 / 34.' }),
    ...(/^\d{3,4}$/u.test(input.cvc.trim()) ? {} : { cvc: 'Enter the three digits, such as 123.' }),
  };
  return Object.keys(problems).length > 0 ? { problems } : { card: { number, expMonth, expYear } };
}
