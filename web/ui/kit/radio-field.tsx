import { useId } from 'react';
import { FieldProblem } from './field-problem.tsx';
import { useControlled } from './use-controlled.ts';
import './check-field.css';

interface RadioChoice<V extends string> {
  readonly value: V;
  readonly label: string;
  /** What choosing this option means, or why it can’t be chosen. */
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean;
}

interface RadioFieldProps<V extends string> {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly choices: readonly RadioChoice<V>[];
  /** Undefined until the user chooses. */
  readonly chosen: V | undefined;
  readonly onChoose: (value: V) => void;
  readonly problem?: string | undefined;
}

/** A choice among a few lines of text. */
export const RadioField = <V extends string>({
  legend,
  hint,
  choices,
  chosen,
  onChoose,
  problem,
}: RadioFieldProps<V>) => {
  const id = useId();
  const choose = useControlled(onChoose);
  const about = [hint === undefined ? '' : `${id}-hint`, problem === undefined ? '' : `${id}-problem`];
  return (
    <fieldset className="radio-field" aria-describedby={about.join(' ').trim() || undefined}>
      <legend className="radio-field__legend">{legend}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="radio-field__hint">
          {hint}
        </p>
      )}
      {choices.map(({ value, label, hint: choiceHint, isDisabled = false }) => (
        <div key={value} className="check-field">
          <label className="check-field__label">
            <input
              type="radio"
              className="check-field__box"
              name={id}
              value={value}
              checked={value === chosen}
              disabled={isDisabled}
              aria-describedby={choiceHint === undefined ? undefined : `${id}-${value}`}
              onChange={() => choose(value)}
            />
            {label}
          </label>
          {choiceHint === undefined ? null : (
            <p id={`${id}-${value}`} className="check-field__hint">
              {choiceHint}
            </p>
          )}
        </div>
      ))}
      {problem === undefined ? null : <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </fieldset>
  );
};
