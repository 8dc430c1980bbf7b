import type { PayoutDetails } from '#contract/schemas/payout-details.ts';
import type { Payout } from './pay-affiliates.ts';

const COLUMNS = [
  'affiliate',
  'name',
  'email',
  'month',
  'amount_cents',
  'currency',
  'method',
  'paypal',
  'account_holder',
  'iban',
  'routing_number',
  'account_number',
  'details_changed',
] as const;

type Line = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number>>>;

const cellsOf = (details: PayoutDetails | undefined): Line => {
  switch (details?.kind) {
    case undefined:
      return {};
    case 'paypal':
      return { method: 'PayPal', paypal: details.email };
    case 'iban':
      return { method: 'IBAN', account_holder: details.holder, iban: details.iban };
    case 'us-bank':
      return {
        method: 'US bank account',
        account_holder: details.holder,
        routing_number: details.routing,
        account_number: details.account,
      };
  }
};

const lineOf = ({ userId, name, email, month, cents, currency, details, changedAt }: Payout): Line => ({
  affiliate: userId,
  name,
  email,
  month,
  amount_cents: cents,
  currency,
  ...cellsOf(details),
  ...(changedAt !== undefined && { details_changed: changedAt }),
});

/**
 * A cell that every spreadsheet treats as text: an apostrophe is put in front of anything that could start a formula.
 */
const cell = (value: string | number): string => {
  const text =
    typeof value === 'number' || !/^[\s]*[=+\-@]|^[\t\r\n]/u.test(value) ? String(value) : `'${value}`;
  return `"${text.replaceAll('"', '""')}"`;
};

/** The file from which the operator makes the transfers: RFC 4180, one affiliate per line, nothing masked. */
export const payoutFile = (payouts: readonly Payout[]): string =>
  [COLUMNS, ...payouts.map(lineOf).map((line) => COLUMNS.map((column) => line[column] ?? ''))]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');
