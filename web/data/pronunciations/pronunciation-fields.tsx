import type { ReactNode, Ref } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { LineField } from '#web/ui/kit/fields.tsx';
import type { PronunciationProblems } from './pronunciations.ts';
import './pronunciations.css';

interface PronunciationFieldsProps {
  readonly word: string;
  readonly says: string;
  readonly language: Language;
  readonly problems: PronunciationProblems;
  readonly onWord: (word: string) => void;
  readonly onSays: (says: string) => void;
  readonly wordRef: Ref<HTMLInputElement>;
  readonly saysRef?: Ref<HTMLInputElement>;
  /** Another field next to the word and its respelling. */
  readonly children?: ReactNode;
}

/** The fields for a word and its respelling. */
export const PronunciationFields = ({
  word,
  says,
  language,
  problems,
  onWord,
  onSays,
  wordRef,
  saysRef,
  children,
}: PronunciationFieldsProps) => (
  <div className="pronunciation__fields">
    <LineField
      ref={wordRef}
      label="Word"
      autoComplete="off"
      isVerbatim
      lang={language}
      value={word}
      problem={problems.word}
      onChange={onWord}
    />
    <LineField
      ref={saysRef}
      label="Sounds like"
      autoComplete="off"
      isVerbatim
      lang={language}
      value={says}
      problem={problems.says}
      onChange={onSays}
    />
    {children}
  </div>
);
