import { useState } from 'react';
import type { ConnectModel } from '#contract/local-models.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useListModels } from '#web/data/models/models.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { ChoiceField, LineField } from '#web/ui/kit/fields.tsx';

interface ModelFormProps {
  /** The model that writes its test story. */
  readonly trying: string | undefined;
  /** Calls `done` once the model is connected. */
  readonly onConnect: (wish: ConnectModel, done: () => void) => void;
}

const EXAMPLE = 'https://models.example/v1';

/** Any OpenAI-compatible address: first shows its models, then connects one. */
export const ModelForm = ({ trying, onConnect }: ModelFormProps) => {
  const list = useListModels();
  const [address, setAddress] = useState('');
  const [key, setKey] = useState('');
  const [picked, setPicked] = useState<string>();
  const models = list.data?.models ?? [];
  const model = picked !== undefined && models.includes(picked) ? picked : models[0];
  const isBusy = trying !== undefined;
  const clear = (): void => {
    setAddress('');
    setKey('');
    list.reset();
  };
  return (
    <form
      className="settings__fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (list.isPending || isBusy || address.trim() === '') return;
        if (list.data === undefined || model === undefined) list.mutate({ address, key });
        else onConnect({ address: list.data.address, key, model }, clear);
      }}
    >
      <h3 className="models__other">Any OpenAI-compatible address</h3>
      <LineField
        label="Address"
        value={address}
        placeholder={EXAMPLE}
        autoComplete="off"
        problem={list.isError ? sentenceOf(list.error) : undefined}
        onChange={(typed) => {
          setAddress(typed);
          list.reset();
        }}
      />
      <LineField
        label="Key"
        type="password"
        isOptional
        value={key}
        autoComplete="off"
        hint="Only if the address needs one. It’s kept in a file that only you can read, and never shown again."
        onChange={(typed) => {
          setKey(typed);
          list.reset();
        }}
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
          isDisabled={address.trim() === ''}
          isBusy={list.isPending || isBusy}
          busyText={list.isPending ? 'Asking…' : 'Trying…'}
        >
          {model === undefined ? 'Show Models' : 'Connect'}
        </ActionButton>
      </div>
    </form>
  );
};
