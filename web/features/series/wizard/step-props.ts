import type { ChangeForm, SeriesForm, SeriesProblems } from '#web/data/series/series-form.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  readonly form: SeriesForm;
  readonly change: ChangeForm;
  /** What is wrong, once its creator wanted to go on. */
  readonly problems: SeriesProblems;
}
