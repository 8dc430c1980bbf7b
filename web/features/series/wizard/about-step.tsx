import {
  CATEGORIES,
  LANGUAGE_NAMES,
  LANGUAGES,
  PREMISE_MAX_CHARS,
  SERIES_NAME_MAX_CHARS,
} from '#contract/catalogue.ts';
import { ChoiceField, LineField, LongTextField } from '#web/ui/kit/fields.tsx';
import { CharacterCount } from '#web/ui/page/character-count.tsx';
import type { StepProps } from './step-props.ts';

const CATEGORY_CHOICES = CATEGORIES.map((category) => ({ value: category, label: category }));
const LANGUAGE_CHOICES = LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
}));

/** What the series is about. */
export const AboutStep = ({ form, change, problems }: StepProps) => (
  <>
    <div>
      <LongTextField
        label="What is it about, for whom, and in what tone?"
        placeholder="Forgotten inventions and the people behind them, for curious adults. Calm, a little ironic, always with a turn at the end. No wars, no gore."
        rows={5}
        value={form.premise}
        problem={problems.premise}
        onChange={(premise) => change({ premise })}
      />
      <CharacterCount text={form.premise} most={PREMISE_MAX_CHARS} />
    </div>
    <LineField
      label="Name of the series"
      hint={`Only you see it. At most ${SERIES_NAME_MAX_CHARS} characters.`}
      placeholder="Lost Inventions"
      autoComplete="off"
      value={form.name}
      problem={problems.name}
      onChange={(name) => change({ name })}
    />
    <div className="series-wizard__pair">
      <ChoiceField
        label="Category"
        value={form.category}
        choices={CATEGORY_CHOICES}
        onChange={(category) => change({ category })}
      />
      <ChoiceField
        label="Language"
        value={form.language}
        choices={LANGUAGE_CHOICES}
        onChange={(language) => change({ language })}
      />
    </div>
  </>
);
