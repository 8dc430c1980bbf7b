import { useEffect, useId, useRef, useState } from 'react';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { usePayoutDetails } from '#web/data/billing/affiliate.ts';
import { useSignInAgain } from '#web/data/session/sign-in-again.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { ChoiceCards } from '#web/ui/cards/choice-cards.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { LineField } from '#web/ui/kit/fields.tsx';
import './payout-dialog.css';
import '#web/lib/zod-without-eval.ts';
import { PayoutDetails } from '#contract/schemas/payout-details.ts';

type PayoutKind = PayoutDetails['kind'];
type PayoutField = 'email' | 'holder' | 'iban' | 'routing' | 'account';

/** Everything typed into the form, whichever method is chosen. */
type PayoutDraft = Readonly<Record<PayoutField, string>>;
const EMPTY_DRAFT: PayoutDraft = { email: '', holder: '', iban: '', routing: '', account: '' };

/** The fields of each method, in order. */
const FIELDS_OF = {
  paypal: ['email'],
  iban: ['holder', 'iban'],
  'us-bank': ['holder', 'routing', 'account'],
} as const satisfies Record<PayoutKind, readonly PayoutField[]>;

type PayoutProblems = Readonly<Partial<Record<PayoutField, string>>>;

/** The valid details, or the problem with each invalid field. */
const checkPayout = (
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

/** The fields of one payout method, each with its problem next to it. */
const PayoutFields = ({ fields, draft, problems, onType }: PayoutFieldsProps) =>
  fields.map((field) => (
    <LineField
      key={field}
      {...WORDS[field]}
      value={draft[field]}
      problem={problems[field]}
      onChange={(value) => onType(field, value)}
    />
  ));

const METHODS = [
  { id: 'paypal', title: 'PayPal', text: 'Any country' },
  { id: 'iban', title: 'Bank account', text: 'With an IBAN' },
  { id: 'us-bank', title: 'US bank account', text: 'With a routing number' },
] as const satisfies readonly { readonly id: PayoutKind; readonly title: string; readonly text: string }[];

interface PayoutFormProps {
  readonly id: string;
  /** The masked details that are currently stored. */
  readonly known: string | undefined;
  readonly isBusy: boolean;
  /** Receives valid details. */
  readonly onDetails: (details: PayoutDetails) => void;
}

/** The method and its fields, which are checked before they are sent. */
const PayoutForm = ({ id, known, isBusy, onDetails }: PayoutFormProps) => {
  const [kind, setKind] = useState<PayoutKind>('paypal');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problems, setProblems] = useState<PayoutProblems>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const submit = (): void => {
    const checked = checkPayout(kind, draft);
    setProblems('problems' in checked ? checked.problems : {});
    if ('details' in checked) onDetails(checked.details);
  };
  return (
    <form
      ref={form}
      id={id}
      className="payout-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit();
      }}
    >
      {known === undefined ? null : <p className="payout-form__known">{`This replaces ${known}.`}</p>}
      <ChoiceCards
        legend="Method"
        cards={METHODS}
        chosen={kind}
        onChoose={(id) => {
          setKind(METHODS.find((method) => method.id === id)?.id ?? kind);
          setProblems({});
        }}
      />
      <PayoutFields
        fields={FIELDS_OF[kind]}
        draft={draft}
        problems={problems}
        onType={(field, value) => setDraft((typed) => ({ ...typed, [field]: value }))}
      />
      <p className="payout-form__note">
        We store these details encrypted and use them only to pay you. After you save them, only a few
        characters are shown.
      </p>
    </form>
  );
};

/** Saves or removes payout details, calls `onDone` and says what was done. */
const useChangePayout = (onDone: () => void) => {
  const toast = useToast();
  const { alert, confirm } = useMessages();
  const { save, remove } = usePayoutDetails();
  const signInAgain = useSignInAgain('affiliate');
  const failed = (what: string) => (error: unknown) => {
    if (!isSessionLost(error) && !signInAgain(error)) void alert(`${what} ${sentenceOf(error)}`);
  };
  const store = (details: PayoutDetails): void =>
    save.mutate(details, {
      onSuccess: ({ masked }) => {
        onDone();
        toast({ title: 'Payout details saved', text: `Your payouts go to ${masked}.` });
      },
      onError: failed('We couldn’t save your payout details.'),
    });
  const askToRemove = async (): Promise<void> => {
    const question = 'Remove your payout details? Your commission stays yours and waits for new details.';
    if (!(await confirm(question, 'Remove'))) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        onDone();
        toast({ title: 'Payout details removed' });
      },
      onError: failed('We couldn’t remove your payout details.'),
    });
  };
  return { isBusy: save.isPending || remove.isPending, store, askToRemove };
};

interface PayoutDialogProps {
  /** The masked details that are currently stored. */
  readonly known: string | undefined;
  readonly onClose: () => void;
}

/** Lets the user enter, replace or remove their payout details. The browser never receives stored details. */
export const PayoutDialog = ({ known, onClose }: PayoutDialogProps) => {
  const formId = useId();
  const { isBusy, store, askToRemove } = useChangePayout(onClose);
  return (
    <Dialog
      title={known === undefined ? 'Add Payout Details' : 'Change Payout Details'}
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          label="Save"
          busyText="Saving…"
          isSendable
          isBusy={isBusy}
          onClose={onClose}
          start={
            known === undefined ? undefined : (
              <ActionButton look="danger" isBusy={isBusy} onClick={() => void askToRemove()}>
                Remove
              </ActionButton>
            )
          }
        />
      }
    >
      <PayoutForm id={formId} known={known} isBusy={isBusy} onDetails={store} />
    </Dialog>
  );
};
