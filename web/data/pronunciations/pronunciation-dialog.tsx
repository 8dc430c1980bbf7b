import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LANGUAGE_NAMES, type Language } from '#contract/catalogue.ts';
import type { Pronunciation } from '#contract/schemas/pronunciations.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { ListenLine } from './listen.tsx';
import { PronunciationFields } from './pronunciation-fields.tsx';
import {
  findPronunciation,
  type Removal,
  usePronunciations,
  useRemovePronunciation,
} from './pronunciations.ts';
import { usePronunciationForm } from './use-pronunciation-form.ts';
import './pronunciations.css';

interface PronunciationDialogProps {
  /** Empty when the creator types the word. */
  readonly word: string;
  readonly language: Language;
  /** The entry that is being edited; it is removed if its word changes. */
  readonly replaces?: Pronunciation;
  /** Called when the list has changed. */
  readonly onChanged?: (() => void) | undefined;
  readonly onClose: () => void;
}

interface RemoveButtonProps extends Removal {
  readonly entry: Pronunciation;
}

const RemoveButton = ({ entry, ...removal }: RemoveButtonProps) => {
  const { remove, isRemoving } = useRemovePronunciation(removal);
  return (
    <ActionButton look="danger" isBusy={isRemoving} busyText="Removing…" onClick={() => void remove(entry)}>
      Remove
    </ActionButton>
  );
};

interface ButtonsProps extends Pick<PronunciationDialogProps, 'onChanged' | 'onClose'> {
  readonly formId: string;
  readonly isSaving: boolean;
  /** The entry in the list. */
  readonly known: Pronunciation | undefined;
}

const Buttons = ({ formId, isSaving, known, onChanged, onClose }: ButtonsProps) => (
  <FormButtons
    formId={formId}
    label="Save"
    busyText="Saving…"
    isSendable
    isBusy={isSaving}
    onClose={onClose}
    start={
      known === undefined ? null : <RemoveButton entry={known} onRemoved={onClose} onChanged={onChanged} />
    }
  />
);

/** Edits how a word is said in a language; if the list has a respelling, it is filled in. */
export const PronunciationDialog = (props: PronunciationDialogProps) => {
  const { language, replaces, onChanged, onClose } = props;
  const [word, setWord] = useState(props.word);
  const [typed, setTyped] = useState(replaces?.says);
  const formId = useId();
  const wordField = useRef<HTMLInputElement>(null);
  const saysField = useRef<HTMLInputElement>(null);
  const known = findPronunciation(usePronunciations().data, { word, language });
  const says = typed ?? known?.says ?? '';
  const { form, problems, isSaving, save } = usePronunciationForm({
    replaces,
    onSaved: () => {
      onClose();
      onChanged?.();
    },
  });
  const isEmpty = props.word === '';
  useEffect(() => (isEmpty ? wordField : saysField).current?.focus(), [isEmpty]);
  // Forms can’t be nested, and the script may already be in a form.
  return createPortal(
    <Dialog
      title="Pronunciation"
      onClose={onClose}
      footer={
        <Buttons formId={formId} isSaving={isSaving} known={known} onChanged={onChanged} onClose={onClose} />
      }
    >
      {/* Undo applies to what is typed here, not to the script behind it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        id={formId}
        className="pronunciation"
        noValidate
        onKeyDown={(event) => event.stopPropagation()}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void save({ word, language, says });
        }}
      >
        <PronunciationFields
          word={word}
          says={says}
          language={language}
          problems={problems}
          onWord={setWord}
          onSays={setTyped}
          wordRef={wordField}
          saysRef={saysField}
        />
        <ListenLine says={says} language={language} />
        <p className="pronunciation__note">
          All narrators follow it in {LANGUAGE_NAMES[language]} scripts. Captions keep the word as you wrote
          it.
        </p>
      </form>
    </Dialog>,
    document.body,
  );
};
