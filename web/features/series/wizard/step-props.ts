import type { ChangeForm, SeriesForm, SeriesProblems } from '#web/data/series/series-form.ts';

/** The props of every step of the wizard. */
export interface StepProps {
  readonly form: SeriesForm;
  readonly change: ChangeForm;
  /** The problems with the form, once the creator has tried to continue. */
  readonly problems: SeriesProblems;
}
