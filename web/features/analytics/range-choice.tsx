import { useId } from 'react';
import { RANGES, type Range } from '#contract/schemas/analytics.ts';
import { PERIODS } from '#web/data/analytics/analytics.ts';
import './range-choice.css';

interface RangeChoiceProps {
  readonly chosen: Range;
  readonly onChoose: (range: Range) => void;
}

/** Chooses the date range. */
export const RangeChoice = ({ chosen, onChoose }: RangeChoiceProps) => {
  const name = useId();
  return (
    <fieldset className="range">
      <legend className="hidden-visually">Date range</legend>
      {RANGES.map((range) => (
        <label key={range} className="range__choice">
          <input
            type="radio"
            className="range__input"
            name={name}
            value={range}
            checked={range === chosen}
            onChange={() => onChoose(range)}
          />
          {range}
          <span className="hidden-visually">, {PERIODS[range].now}</span>
        </label>
      ))}
    </fieldset>
  );
};
