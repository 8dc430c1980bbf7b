import { SearchField, SelectField, SwitchField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import type { Ref } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { useControlled } from './use-controlled.ts';
import './kit.css';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface ChoiceFieldProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
}

/** A drop-down list. */
export const ChoiceField = <V extends string>({
  choices,
  onChange,
  isLabelHidden = false,
  ...field
}: ChoiceFieldProps<V>) => {
  const change = useControlled(onChange);
  return (
    <SelectField
      {...field}
      labelHidden={isLabelHidden}
      onChange={(event) => {
        const chosen = choices.find(({ value }) => value === event.target.value);
        if (chosen !== undefined) change(chosen.value);
      }}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
};

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search field that searches as the user types. */
export const SearchBox = ({ label, value, onChange }: SearchBoxProps) => {
  const change = useControlled(onChange);
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={value}
      hasSearchButton={false}
      hasSearchIcon
      onChange={(event) => change(event.target.value)}
      onClear={() => change('')}
    />
  );
};

interface ToggleFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly isDisabled?: boolean;
}

export const ToggleField = ({ label, checked, onChange, isDisabled = false }: ToggleFieldProps) => {
  const change = useControlled(onChange);
  return (
    <SwitchField
      label={label}
      isDisabled={isDisabled}
      labelPosition="start"
      isChecked={checked}
      onChange={(event) => change(event.target.checked)}
    />
  );
};

interface LongTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly rows: number;
  readonly onChange: (value: string) => void;
  /** The error message, if the text is invalid. */
  readonly problem?: string | undefined;
  readonly isOptional?: boolean;
  readonly isDisabled?: boolean;
  /** The language of the text, when it differs from the interface's. */
  readonly lang?: Language;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export const LongTextField = ({ problem, onChange, isOptional = false, ...field }: LongTextFieldProps) => {
  const change = useControlled(onChange);
  return (
    <TextAreaField
      {...field}
      dir="auto"
      isRequired={!isOptional}
      hasError={problem !== undefined}
      errorMessage={problem}
      // Browsers scroll only the cursor into view, not the rest of a text area.
      onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })}
      onChange={(event) => change(event.target.value)}
    />
  );
};

interface LineFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: string;
  readonly type?: 'text' | 'email' | 'password' | 'time' | 'date';
  /** The earliest date. */
  readonly min?: string;
  readonly isLabelHidden?: boolean;
  /** Which keyboard a phone shows. */
  readonly inputMode?: 'numeric';
  readonly isOptional?: boolean;
  readonly placeholder?: string;
  readonly hint?: string;
  /** The error message, if the text is invalid. */
  readonly problem?: string | undefined;
  /** The language of the text, when it differs from the interface's. */
  readonly lang?: Language;
  /** Whether the browser should leave the text as typed, because its words aren’t in any dictionary. */
  readonly isVerbatim?: boolean;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const VERBATIM = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const;

/** One line of text. */
export const LineField = ({
  hint,
  problem,
  onChange,
  type = 'text',
  isOptional = false,
  isLabelHidden = false,
  isVerbatim = false,
  ...field
}: LineFieldProps) => {
  const change = useControlled(onChange);
  return (
    <TextField
      {...field}
      {...(isVerbatim ? VERBATIM : {})}
      dir="auto"
      type={type}
      labelHidden={isLabelHidden}
      isRequired={!isOptional}
      descriptiveText={hint}
      hasError={problem !== undefined}
      errorMessage={problem}
      onChange={(event) => change(event.target.value)}
    />
  );
};
