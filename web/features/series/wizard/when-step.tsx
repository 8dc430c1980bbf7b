import { useState } from 'react';
import { LEAD_HOURS } from '#contract/catalogue.ts';
import { formatKey } from '#web/data/series/airing-words.ts';
import { clockIn, firstVideos, plannedAfter } from '#web/data/series/planned-times.ts';
import { problemsOf } from '#web/data/series/series-form.ts';
import { ChoiceField } from '#web/ui/kit/fields.tsx';
import { TimeZoneField } from '#web/ui/kit/time-zone-field.tsx';
import { DaysField } from './days-field.tsx';
import type { StepProps } from './step-props.ts';
import { TimesField } from './times-field.tsx';

const DAY_HOURS = 24;
const SHOWN = 3;
const WHEN_STEP = 2;

const leadWords = (hours: number): string => {
  if (hours < DAY_HOURS) return `${hours} hours before`;
  const days = hours / DAY_HOURS;
  return days === 1 ? 'A day before' : `${days} days before`;
};
const LEADS = LEAD_HOURS.map((hours) => ({ value: String(hours), label: leadWords(hours) }));

interface WhenStepProps extends StepProps {
  /** Whether the series is new; an existing one may already have started some of these videos. */
  readonly isNew: boolean;
  /** Says what happens to a first video that should already have been started. */
  readonly lateWords: string | undefined;
}

const Next = ({ form, isNew, lateWords }: Omit<WhenStepProps, 'change' | 'problems'>) => {
  const [now] = useState(() => new Date());
  const isReady = Object.keys(problemsOf(form, WHEN_STEP)).length === 0;
  if (!isReady) return <output className="series-wizard__next">Choose days and times.</output>;
  const { keys, begins } = firstVideos(form, now, SHOWN);
  const shown = isNew ? keys : plannedAfter(form, clockIn(form.zone, now), SHOWN);
  const begun = begins === undefined ? lateWords : `We begin the first one on ${formatKey(begins)}.`;
  return (
    <output className="series-wizard__next">
      {`Next: ${shown.map(formatKey).join(' · ')}`}
      {begun === undefined ? null : <span className="series-wizard__begins">{begun}</span>}
    </output>
  );
};

/** When videos are due. */
export const WhenStep = ({ form, change, problems, isNew, lateWords }: WhenStepProps) => (
  <>
    <DaysField days={form.days} problem={problems.days} onChange={(days) => change({ days })} />
    <TimesField times={form.times} problem={problems.times} onChange={(times) => change({ times })} />
    <Next form={form} isNew={isNew} lateWords={lateWords} />
    <div className="series-wizard__pair">
      <TimeZoneField label="Time zone" value={form.zone} onChange={(zone) => change({ zone })} />
      <div className="series-wizard__group">
        <ChoiceField
          label="We begin each video"
          value={String(form.leadHours)}
          choices={LEADS}
          onChange={(hours) => change({ leadHours: Number(hours) })}
        />
        <p className="series-wizard__hint">
          That leaves you this long to review it, minus the few minutes it takes to make.
        </p>
      </div>
    </div>
  </>
);
