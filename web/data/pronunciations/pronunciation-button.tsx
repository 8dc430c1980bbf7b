import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#contract/catalogue.ts';
import type { Passage } from '#contract/passage.ts';
import { useSelection } from '#web/data/scripts/use-selection.ts';
import { ActionButton, type ActionButtonProps } from '#web/ui/actions/action-button.tsx';
import { PronunciationDialog } from './pronunciation-dialog.tsx';
import { selectedWord } from './selected-word.ts';

interface PronunciationButtonProps extends Pick<ActionButtonProps, 'children' | 'className' | 'look'> {
  /** The field with the script. */
  readonly fieldOf: () => HTMLTextAreaElement | null | undefined;
  /** What is in the field. */
  readonly text: string;
  readonly language: Language;
  /** Called when the list has changed. */
  readonly onChanged?: () => void;
}

interface Opened {
  readonly word: string;
  readonly place: Passage;
}

/** Opens the dialog for the word that is selected in a script, or for one that the creator types. */
export const PronunciationButton = ({
  fieldOf,
  text,
  language,
  onChanged,
  ...button
}: PronunciationButtonProps) => {
  const place = useSelection(fieldOf);
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => {
    flushSync(() => setOpened(undefined));
    if (opened === undefined || opened.word === '') return;
    const field = fieldOf();
    field?.focus();
    field?.setSelectionRange(opened.place.from, opened.place.to);
  };
  return (
    <>
      <ActionButton
        {...button}
        onClick={() => setOpened({ word: selectedWord(text, place, language) ?? '', place })}
      />
      {opened === undefined ? null : (
        <PronunciationDialog word={opened.word} language={language} onChanged={onChanged} onClose={close} />
      )}
    </>
  );
};
