import { useId } from 'react';
import { useControlled } from './use-controlled.ts';
import './check-field.css';

interface CheckFieldProps {
  readonly label: string;
  /** What ticking the box changes, in a sentence. */
  readonly hint?: string | undefined;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean;
}

/** A box to tick. */
export const CheckField = ({ label, hint, isChecked, onChange, isDisabled = false }: CheckFieldProps) => {
  const id = useId();
  const change = useControlled(onChange);
  return (
    <div className="check-field">
      <label className="check-field__label">
        <input
          type="checkbox"
          className="check-field__box"
          checked={isChecked}
          disabled={isDisabled}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => change(event.target.checked)}
        />
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={id} className="check-field__hint">
          {hint}
        </p>
      )}
    </div>
  );
};
