import { type ReactNode, useId } from 'react';
import { CATEGORIES, type Category, STORY_PROMPT_MAX_CHARS } from '#contract/catalogue.ts';
import { cleanText, StoryPrompt } from '#contract/schemas/text.ts';
import { ChoiceField, LongTextField } from '#web/ui/kit/fields.tsx';
import { CharacterCount } from './character-count.tsx';
import './story-form.css';

export interface StoryWish {
  readonly prompt: string;
  readonly category: Category;
}

const CHOICES = CATEGORIES.map((category) => ({ value: category, label: category }));

const lengthOf = (prompt: string): number => Array.from(cleanText(prompt)).length;

/** True when the trimmed prompt is neither empty nor too long. */
export const isSendable = ({ prompt }: StoryWish): boolean => {
  const length = lengthOf(prompt);
  return length > 0 && length <= STORY_PROMPT_MAX_CHARS;
};

/** The server's message for a prompt that is too long; an empty prompt is not an error yet. */
const tooLong = ({ prompt }: StoryWish): string | undefined =>
  lengthOf(prompt) > STORY_PROMPT_MAX_CHARS
    ? StoryPrompt.safeParse(prompt).error?.issues[0]?.message
    : undefined;

export interface StoryFormProps {
  /** For a submit button outside the form. */
  readonly id: string;
  readonly wish: StoryWish;
  readonly onChange: (wish: StoryWish) => void;
  readonly onSubmit: () => void;
  /** Why the writer refused the last attempt. */
  readonly problem?: string | undefined;
  readonly isBusy: boolean;
  readonly children?: ReactNode;
}

/** The story's prompt and category. */
export const StoryForm = ({ id, wish, onChange, onSubmit, problem, isBusy, children }: StoryFormProps) => {
  const hintId = useId();
  return (
    <form
      id={id}
      className="story-form"
      aria-describedby={hintId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && isSendable(wish)) onSubmit();
      }}
    >
      <div>
        <LongTextField
          label="Story prompt"
          placeholder="The lighthouse keeper who counted one ship too many"
          rows={5}
          value={wish.prompt}
          problem={tooLong(wish) ?? problem}
          onChange={(prompt) => onChange({ ...wish, prompt })}
        />
        <CharacterCount text={wish.prompt} most={STORY_PROMPT_MAX_CHARS} />
      </div>
      <ChoiceField
        label="Category"
        value={wish.category}
        choices={CHOICES}
        onChange={(category) => onChange({ ...wish, category })}
      />
      <p id={hintId} className="story-form__hint">
        One line is enough. A place, a person and something that’s not quite right make a strong start.
      </p>
      {children}
    </form>
  );
};
