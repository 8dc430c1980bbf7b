import { useRef, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/catalogue.ts';
import { ListenLine } from '#web/data/pronunciations/listen.tsx';
import { PronunciationFields } from '#web/data/pronunciations/pronunciation-fields.tsx';
import { findPronunciation, usePronunciations } from '#web/data/pronunciations/pronunciations.ts';
import { usePronunciationForm } from '#web/data/pronunciations/use-pronunciation-form.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { ChoiceField } from '#web/ui/kit/fields.tsx';

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
const NOTHING = { word: '', says: '' };

interface AddPronunciationProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onAdded: () => void;
}

/** Adds a word, or replaces it if it is already on the list. */
export const AddPronunciation = ({ language, onLanguage, onAdded }: AddPronunciationProps) => {
  const [typed, setTyped] = useState(NOTHING);
  const wordField = useRef<HTMLInputElement>(null);
  const known = findPronunciation(usePronunciations().data, { word: typed.word, language });
  const { form, problems, isSaving, save } = usePronunciationForm({
    onSaved: () => {
      onAdded();
      setTyped(NOTHING);
      wordField.current?.focus();
    },
  });
  return (
    <form
      ref={form}
      className="pronunciation"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save({ ...typed, language });
      }}
    >
      <PronunciationFields
        {...typed}
        language={language}
        problems={problems}
        onWord={(word) => setTyped((before) => ({ ...before, word }))}
        onSays={(says) => setTyped((before) => ({ ...before, says }))}
        wordRef={wordField}
      >
        <ChoiceField label="Language" value={language} choices={LANGUAGE_CHOICES} onChange={onLanguage} />
      </PronunciationFields>
      <ListenLine
        says={typed.says}
        language={language}
        note={known && `“${known.word}” is on your list as “${known.says}”. Add replaces it.`}
      />
      <div>
        <ActionButton type="submit" isBusy={isSaving} busyText="Adding…">
          Add
        </ActionButton>
      </div>
    </form>
  );
};
