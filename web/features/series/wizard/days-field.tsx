import { useId } from 'react';
import { WEEKDAYS } from '#contract/schemas/series/cadence.ts';
import type { SeriesForm } from '#web/data/series/series-form.ts';
import './days-field.css';

const NAMES = {
  mon: ['Mon', 'Monday'],
  tue: ['Tue', 'Tuesday'],
  wed: ['Wed', 'Wednesday'],
  thu: ['Thu', 'Thursday'],
  fri: ['Fri', 'Friday'],
  sat: ['Sat', 'Saturday'],
  sun: ['Sun', 'Sunday'],
} as const;

interface DaysFieldProps {
  readonly days: SeriesForm['days'];
  readonly problem: string | undefined;
  readonly onChange: (days: SeriesForm['days']) => void;
}

/** The days of the week, each on or off. */
export const DaysField = ({ days, problem, onChange }: DaysFieldProps) => {
  const id = useId();
  return (
    <fieldset className="days-field" aria-describedby={problem === undefined ? undefined : id}>
      <legend className="days-field__legend">Days</legend>
      <div className="days-field__row">
        {WEEKDAYS.map((day) => {
          const isOn = days.includes(day);
          const [short, whole] = NAMES[day];
          return (
            <button
              key={day}
              type="button"
              className="days-field__day"
              aria-pressed={isOn}
              data-invalid={problem === undefined ? undefined : true}
              onClick={() => onChange(WEEKDAYS.filter((one) => (one === day ? !isOn : days.includes(one))))}
            >
              <span aria-hidden="true">{short}</span>
              <span className="hidden-visually">{whole}</span>
            </button>
          );
        })}
      </div>
      {problem === undefined ? null : (
        <p id={id} className="series-wizard__problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
};
