import { type ReactNode, useId } from 'react';
import {
  CATEGORIES,
  type Category,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  STORY_PROMPT_MAX_CHARS,
} from '#contract/catalogue.ts';
import { cleanText, StoryPrompt } from '#contract/schemas/text.ts';
import { ChoiceField, LongTextField } from '#web/ui/kit/fields.tsx';
import { CharacterCount } from './character-count.tsx';
import './story-form.css';

export interface StoryWish {
  readonly prompt: string;
  readonly category: Category;
  readonly language: Language;
}

const CHOICES = CATEGORIES.map((category) => ({ value: category, label: category }));

const LANGUAGE_CHOICES = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

const lengthOf = (prompt: string): number => Array.from(cleanText(prompt)).length;

/** True when the trimmed prompt is neither empty nor too long. */
export const isSendable = ({ prompt }: Pick<StoryWish, 'prompt'>): boolean => {
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
  /** Whether the language was recognised in the prompt. */
  readonly isDetected?: boolean;
  /** What the writer does with the prompt; shown below it. */
  readonly children?: ReactNode;
}

/** The story's prompt, category and language. */
export const StoryForm = (props: StoryFormProps) => {
  const { id, wish, onChange, onSubmit, problem, isBusy, isDetected = false, children } = props;
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
      {children}
      <div className="story-form__choices">
        <ChoiceField
          label="Category"
          value={wish.category}
          choices={CHOICES}
          onChange={(category) => onChange({ ...wish, category })}
        />
        <ChoiceField
          label="Language"
          value={wish.language}
          choices={LANGUAGE_CHOICES}
          onChange={(language) => onChange({ ...wish, language })}
        />
      </div>
      <output className="story-form__hint">
        {isDetected
          ? `Your prompt is in ${LANGUAGE_NAMES[wish.language]}, so the story is too. If it shouldn’t be, choose another language.`
          : ''}
      </output>
      <p id={hintId} className="story-form__hint">
        One line is enough. A place, a person and something that’s not quite right make a strong start.
      </p>
    </form>
  );
};
