const PICO_PER_DOLLAR = 1_000_000_000_000n;
const PICO_DIGITS = 12;
const PICO_PER_MICRO = 1_000_000;
const PICO_PER_CENT = 10_000_000_000n;

/** Dollars as a number, for charts and percentages; sums use whole pico-dollars. */
export const dollarsNumber = (pico: bigint): number => Number(pico) / Number(PICO_PER_DOLLAR);

export const picoOfCents = (cents: number): bigint => BigInt(Math.round(cents)) * PICO_PER_CENT;

/** Parses a decimal number from a provider's file; rounds to the pico-dollar. */
export const picoOfDollars = (dollars: number): bigint =>
  BigInt(Math.round(dollars * Number(PICO_PER_DOLLAR)));

/** The exact amount: `0.000723` or `-12.5`. */
export const decimalOf = (pico: bigint): string => {
  const sign = pico < 0n ? '-' : '';
  const digits = String(pico < 0n ? -pico : pico).padStart(PICO_DIGITS + 1, '0');
  const fraction = digits.slice(-PICO_DIGITS).replace(/0+$/u, '');
  return `${sign}${digits.slice(0, -PICO_DIGITS)}${fraction === '' ? '' : `.${fraction}`}`;
};

const withDigits = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const STEPS = [
  { least: 1, format: withDigits(2) },
  { least: 0.01, format: withDigits(4) },
  { least: 0, format: withDigits(6) },
] as const;

/** The amount for readers: two decimals from a dollar up, four from a cent up, six below that. */
export const dollarText = (pico: bigint): string => {
  const dollars = dollarsNumber(pico);
  if (pico === 0n) return '$0';
  const step = STEPS.find(({ least }) => Math.abs(dollars) >= least) ?? STEPS[0];
  return step.format.format(dollars).replace('-', '−');
};

const MICRO = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Micro-dollars, without the unit: `723.0`. */
export const microText = (pico: bigint): string => MICRO.format(Number(pico) / PICO_PER_MICRO);

/** A part's share of the whole; 0 when the whole is zero. */
export const shareOf = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number(part) / Number(whole);
