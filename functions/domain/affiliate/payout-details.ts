import { z } from 'zod';
import { PayoutDetails, type PayoutSummary } from '#contract/schemas/payout-details.ts';

const DAY_MS = 86_400_000;
/**
 * A stolen session can be used to redirect payouts, so for this many days after a change the operator asks the
 * affiliate before paying.
 */
export const DETAILS_WATCHED_DAYS = 14;
const SHOWN_CHARS = 4;
/** Four characters would give away most of a shorter number. */
const LONG_NUMBER_CHARS = 8;

/** Payout details as encrypted JSON (JWE, flattened); the protected header says which version of the key was used. */
export const SealedDetails = z.object({
  protected: z.string(),
  iv: z.string(),
  ciphertext: z.string(),
  tag: z.string(),
});
export type SealedDetails = z.infer<typeof SealedDetails>;

export const StoredPayoutDetails = z.object({
  sealed: SealedDetails,
  masked: z.string(),
  changedAt: z.iso.datetime(),
});
export type StoredPayoutDetails = z.infer<typeof StoredPayoutDetails>;

/** Parses details from their JSON; undefined when they don't match the schema. */
export const parseDetails = (json: string): PayoutDetails | undefined =>
  PayoutDetails.safeParse(JSON.parse(json)).data;

const endOf = (number: string): string =>
  number.slice(number.length < LONG_NUMBER_CHARS ? -SHOWN_CHARS / 2 : -SHOWN_CHARS);

/** Shows enough for the owner to recognise the account, but too little to pay into it or withdraw from it. */
export const masked = (details: PayoutDetails): string => {
  switch (details.kind) {
    case 'paypal': {
      const at = details.email.lastIndexOf('@');
      return `PayPal ${Array.from(details.email)[0] ?? ''}•••${details.email.slice(at)}`;
    }
    case 'iban':
      return `IBAN •••• ${endOf(details.iban)}`;
    case 'us-bank':
      return `US account •••• ${endOf(details.account)}`;
  }
};

export const summaryOf = ({ masked: shown, changedAt }: StoredPayoutDetails): PayoutSummary => ({
  masked: shown,
  changedAt,
});

/** Whether the details changed so recently that the operator should ask the affiliate before paying. */
export const changedLately = ({ changedAt }: StoredPayoutDetails, now: Date): boolean =>
  now.getTime() - Date.parse(changedAt) < DETAILS_WATCHED_DAYS * DAY_MS;
