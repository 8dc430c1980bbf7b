import { useId } from 'react';
import { type LocalTime, todayIn } from '#web/data/publishing/local-time.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { zoneName } from '#web/lib/time-zones.ts';
import { useNow } from '#web/lib/use-now.ts';
import { FieldProblem } from '#web/ui/kit/field-problem.tsx';
import { LineField } from '#web/ui/kit/fields.tsx';
import { RadioField } from '#web/ui/kit/radio-field.tsx';

interface When extends LocalTime {
  readonly isLater: boolean;
}

interface WhenFieldProps {
  readonly form: When;
  readonly problem: string | undefined;
  readonly onChange: (change: Partial<When>) => void;
}

const CHOICES = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time' },
] as const;

/** Now, or a date and a time in the account’s time zone. */
export const WhenField = ({ form, problem, onChange }: WhenFieldProps) => {
  const timezone = useTimeZone();
  const now = useNow();
  const id = useId();
  return (
    <div className="publish__part">
      <RadioField
        legend="When"
        choices={CHOICES}
        chosen={form.isLater ? 'later' : 'now'}
        onChoose={(value) => onChange({ isLater: value === 'later' })}
      />
      {form.isLater ? (
        <fieldset
          className="publish__when"
          aria-describedby={problem === undefined ? id : `${id} ${id}-problem`}
        >
          <legend className="hidden-visually">Date and time</legend>
          <LineField
            label="Date"
            type="date"
            autoComplete="off"
            min={todayIn(timezone, now)}
            value={form.date}
            onChange={(date) => onChange({ date })}
          />
          <LineField
            label="Time"
            type="time"
            autoComplete="off"
            value={form.time}
            onChange={(time) => onChange({ time })}
          />
          <p id={id} className="publish__hint publish__zone">
            In {zoneName(timezone)}, the time zone of your settings.
          </p>
          {problem === undefined ? null : <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
        </fieldset>
      ) : null}
    </div>
  );
};
