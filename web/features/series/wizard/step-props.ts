import type { ChangeForm, SeriesForm, SeriesProblems } from '#web/data/series/series-form.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  readonly form: SeriesForm;
  readonly change: ChangeForm;
  /** The problems, once its creator has tried to continue. */
  readonly problems: SeriesProblems;
}
