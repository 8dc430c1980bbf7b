import { type ReactNode, useId } from 'react';
import { useControlled } from '#web/ui/kit/use-controlled.ts';
import './segments.css';

interface SegmentsProps<V extends string> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly choices: readonly { readonly value: V; readonly label: ReactNode }[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

/** A choice among a few short labels in one row; a radio group for keyboards and screen readers. */
export const Segments = <V extends string>({
  legend,
  isLegendHidden = false,
  choices,
  chosen,
  onChoose,
}: SegmentsProps<V>) => {
  const name = useId();
  const choose = useControlled(onChoose);
  return (
    <fieldset className="segments">
      <legend className={isLegendHidden ? 'hidden-visually' : 'segments__legend'}>{legend}</legend>
      <div className="segments__row">
        {choices.map(({ value, label }) => (
          <label key={value} className="segments__one">
            <input
              type="radio"
              className="segments__input"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
