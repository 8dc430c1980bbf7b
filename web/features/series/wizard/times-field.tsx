import { useId } from 'react';
import { CADENCE_TIMES_MAX } from '#contract/catalogue.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { LineField } from '#web/ui/kit/fields.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import './times-field.css';

interface TimesFieldProps {
  readonly times: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (times: string[]) => void;
}

/** The times offered, in this order, when the creator adds another one. */
const OFFERED = ['18:30', '12:00', '08:00', '21:00'];

/** The times of day; one video is made for each. */
export const TimesField = ({ times, problem, onChange }: TimesFieldProps) => {
  const id = useId();
  const another = OFFERED.find((time) => !times.includes(time)) ?? '';
  return (
    <fieldset className="times-field" aria-describedby={problem === undefined ? undefined : id}>
      <legend className="days-field__legend">Times</legend>
      <div className="times-field__row">
        {times.map((time, index) => {
          const name = times.length === 1 ? 'Time' : `Time ${index + 1}`;
          return (
            <div
              key={name}
              className="times-field__time"
              data-invalid={problem === undefined ? undefined : true}
            >
              <LineField
                label={name}
                isLabelHidden
                type="time"
                autoComplete="off"
                value={time}
                onChange={(typed) => onChange(times.with(index, typed))}
              />
              {times.length === 1 ? null : (
                <button
                  type="button"
                  className="button button--quiet button--icon"
                  aria-label={`Remove ${name.toLowerCase()}`}
                  onClick={() => onChange(times.toSpliced(index, 1))}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
          );
        })}
        {times.length < CADENCE_TIMES_MAX ? (
          <ActionButton look="quiet" onClick={() => onChange([...times, another])}>
            <Icon name="plus" />
            Add a Time
          </ActionButton>
        ) : null}
      </div>
      {problem === undefined ? null : (
        <p id={id} className="series-wizard__problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
};
