import { useState } from 'react';
import type { ConnectModel, ListModels } from '#contract/local-models.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useListModels } from '#web/data/models/models.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { ChoiceField, LineField } from '#web/ui/kit/fields.tsx';

interface ModelFormProps {
  /** The model that is writing its test story. */
  readonly trying: string | undefined;
  /** Calls `done` once the model is connected. */
  readonly onConnect: (wish: ConnectModel, done: () => void) => void;
}

const EXAMPLE = 'https://models.example/v1';
const NOTHING: ListModels = { address: '', key: '' };

interface AccessFieldsProps {
  readonly access: ListModels;
  readonly problem: string | undefined;
  readonly onChange: (typed: Partial<ListModels>) => void;
}

/** The address where the models are, and the key required there. */
const AccessFields = ({ access, problem, onChange }: AccessFieldsProps) => (
  <>
    <LineField
      label="Address"
      value={access.address}
      placeholder={EXAMPLE}
      autoComplete="off"
      problem={problem}
      onChange={(address) => onChange({ address })}
    />
    <LineField
      label="Key"
      type="password"
      isOptional
      value={access.key}
      autoComplete="off"
      hint="Only if the address needs one. It’s kept in a file that only you can read, and never shown again."
      onChange={(key) => onChange({ key })}
    />
  </>
);

/** For any OpenAI-compatible address: first lists the models there, then connects one. */
export const ModelForm = ({ trying, onConnect }: ModelFormProps) => {
  const list = useListModels();
  const [access, setAccess] = useState(NOTHING);
  const [picked, setPicked] = useState<string>();
  const models = list.data?.models ?? [];
  const model = picked !== undefined && models.includes(picked) ? picked : models[0];
  const isBusy = trying !== undefined;
  const isEmpty = access.address.trim() === '';
  const change = (typed: Partial<ListModels>): void => {
    setAccess((before) => ({ ...before, ...typed }));
    list.reset();
  };
  return (
    <form
      className="settings__fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (list.isPending || isBusy || isEmpty) return;
        if (list.data === undefined || model === undefined) list.mutate(access);
        else onConnect({ address: list.data.address, key: access.key, model }, () => change(NOTHING));
      }}
    >
      <h3 className="models__other">Any OpenAI-compatible address</h3>
      <AccessFields
        access={access}
        problem={list.isError ? sentenceOf(list.error) : undefined}
        onChange={change}
      />
      {model === undefined ? null : (
        <ChoiceField
          label="Model"
          value={model}
          choices={models.map((id) => ({ value: id, label: id }))}
          onChange={setPicked}
        />
      )}
      <div>
        <ActionButton
          type="submit"
          isDisabled={isEmpty}
          isBusy={list.isPending || isBusy}
          busyText={list.isPending ? 'Asking…' : 'Trying…'}
        >
          {model === undefined ? 'Show Models' : 'Connect'}
        </ActionButton>
      </div>
    </form>
  );
};
