import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import type { Language } from '#contract/catalogue.ts';
import type { Idea } from '#contract/schemas/series/ideas.ts';
import { type IdeaChanges, roomFor } from '#web/data/ideas/ideas.ts';
import { IDEA_FILES, pastedSource } from '#web/data/ideas/read-idea-file.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { LongTextField } from '#web/ui/kit/fields.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';
import './import-dialog.css';

interface ImportDialogProps {
  readonly ideas: readonly Idea[];
  readonly language: Language;
  readonly changes: IdeaChanges;
  readonly onClose: () => void;
}

const PASTE_ROWS = 8;
/** A longer paste goes straight to the preview, because laying out ten thousand lines takes seconds. */
const MOST_IN_FIELD_CHARS = 20_000;

type ImportList = ReturnType<typeof useImport>;

interface ImportSourceProps {
  readonly language: Language;
  readonly list: ImportList;
  readonly pasted: string;
  readonly onType: (pasted: string) => void;
}

/** Accepts a list that is pasted or typed, or files that are dropped or chosen. */
const ImportSource = ({ language, list, pasted, onType }: ImportSourceProps) => {
  const picker = useRef<HTMLInputElement>(null);
  const onDrop = (event: DragEvent): void => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void list.readFiles([...event.dataTransfer.files]);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length <= MOST_IN_FIELD_CHARS) return;
    event.preventDefault();
    void list.readPasted(pastedSource(text));
  };
  return (
    <div className="import" onPaste={onPaste} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      <LongTextField
        label="Paste your list, or drop files here"
        placeholder={'One idea per line:\nThe lighthouse that answered\nThe last train to nowhere'}
        rows={PASTE_ROWS}
        lang={language}
        value={pasted}
        onChange={onType}
      />
      <ActionButton onClick={() => picker.current?.click()}>Choose Files</ActionButton>
      <p className="import__hint">
        Lists: a .txt file with one idea per line, or a .csv file with the columns title and script. Scripts:
        one .txt or .md file each, used word for word.
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={IDEA_FILES}
        onChange={({ target }) => {
          void list.readFiles([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
};

interface ImportButtonsProps {
  readonly list: ImportList;
  /** How many more ideas there is room for. */
  readonly room: number;
  readonly pasted: string;
  readonly onClose: () => void;
}

/** The buttons of both steps in one place, so that the pressed one keeps the focus in the next step. */
const ImportButtons = ({ list, room, pasted, onClose }: ImportButtonsProps) => {
  const { preview, sending } = list;
  const chosen = preview?.chosen.size ?? 0;
  return preview === undefined ? (
    <>
      <ActionButton look="quiet" onClick={onClose}>
        Cancel
      </ActionButton>
      <ActionButton
        look="primary"
        isDisabled={pasted.trim() === ''}
        onClick={() => void list.readPasted(pastedSource(pasted))}
      >
        Preview the List
      </ActionButton>
    </>
  ) : (
    <>
      <ActionButton look="quiet" isDisabled={sending !== undefined} onClick={list.back}>
        Back
      </ActionButton>
      <ActionButton
        look="primary"
        isDisabled={sending === undefined && (chosen === 0 || chosen > room)}
        isBusy={sending !== undefined}
        busyText={`${formatNumber(sending?.added ?? 0)} of ${formatNumber(sending?.of ?? 0)}…`}
        onClick={() => void list.add()}
      >
        Add {formatNumber(chosen)} {chosen === 1 ? 'Idea' : 'Ideas'}
      </ActionButton>
    </>
  );
};

/** Imports ideas and scripts from files or the clipboard: choose, preview, add. */
export const ImportDialog = ({ ideas, language, changes, onClose }: ImportDialogProps) => {
  const toast = useToast();
  const [pasted, setPasted] = useState('');
  const list = useImport(ideas, changes, (added) => {
    onClose();
    toast({ title: added === 1 ? 'One idea added' : `${formatNumber(added)} ideas added` });
  });
  const { preview, problem } = list;
  const room = roomFor(ideas);
  return (
    <Dialog
      title="Import ideas"
      onClose={onClose}
      footer={<ImportButtons list={list} room={room} pasted={pasted} onClose={onClose} />}
    >
      {problem === undefined ? null : (
        <p className="import__problem" role="alert">
          {problem}
        </p>
      )}
      {preview === undefined ? (
        <ImportSource language={language} list={list} pasted={pasted} onType={setPasted} />
      ) : (
        <ImportPreview
          preview={preview}
          room={room}
          language={language}
          onChoose={list.choose}
          onReadAs={(isScript) => void list.readAs(isScript)}
          onColumns={(columns) => void list.readColumns(columns)}
        />
      )}
    </Dialog>
  );
};
