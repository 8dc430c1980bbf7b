import { LineField } from '#web/ui/kit/fields.tsx';
import type { PayoutDraft, PayoutField, PayoutProblems } from './payout-form.ts';
import './payout-dialog.css';

const WORDS = {
  email: { label: 'PayPal Email', type: 'email', autoComplete: 'email' },
  holder: { label: 'Account Holder', autoComplete: 'name' },
  iban: { label: 'IBAN', autoComplete: 'off' },
  routing: { label: 'Routing Number', autoComplete: 'off' },
  account: { label: 'Account Number', autoComplete: 'off' },
} as const;

interface PayoutFieldsProps {
  readonly fields: readonly PayoutField[];
  readonly draft: PayoutDraft;
  readonly problems: PayoutProblems;
  readonly onType: (field: PayoutField, value: string) => void;
}

/** The fields of one payout method, each with its problem beside it. */
export const PayoutFields = ({ fields, draft, problems, onType }: PayoutFieldsProps) =>
  fields.map((field) => (
    <LineField
      key={field}
      {...WORDS[field]}
      value={draft[field]}
      problem={problems[field]}
      onChange={(value) => onType(field, value)}
    />
  ));
