import '#web/lib/zod-without-eval.ts';
import { PayoutDetails } from '#contract/schemas/payout-details.ts';

export type PayoutKind = PayoutDetails['kind'];
export type PayoutField = 'email' | 'holder' | 'iban' | 'routing' | 'account';

/** Everything typed into the form, whichever method is chosen. */
export type PayoutDraft = Readonly<Record<PayoutField, string>>;
export const EMPTY_DRAFT: PayoutDraft = { email: '', holder: '', iban: '', routing: '', account: '' };

/** The fields of each method, in their order. */
export const FIELDS_OF = {
  paypal: ['email'],
  iban: ['holder', 'iban'],
  'us-bank': ['holder', 'routing', 'account'],
} as const satisfies Record<PayoutKind, readonly PayoutField[]>;

export type PayoutProblems = Readonly<Partial<Record<PayoutField, string>>>;

/** The details, or the problem of each field that has one. */
export const checkPayout = (
  kind: PayoutKind,
  draft: PayoutDraft,
): { readonly details: PayoutDetails } | { readonly problems: PayoutProblems } => {
  const fields: readonly PayoutField[] = FIELDS_OF[kind];
  const parsed = PayoutDetails.safeParse({
    kind,
    ...Object.fromEntries(fields.map((field) => [field, draft[field]])),
  });
  if (parsed.success) return { details: parsed.data };
  const { issues } = parsed.error;
  const found = fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [[field, issue.message] as const];
  });
  return { problems: Object.fromEntries(found) };
};
