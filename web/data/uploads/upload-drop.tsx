import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { UploadKind } from '#contract/catalogue.ts';
import type { Upload, UploadQuota } from '#contract/schemas/uploads.ts';
import { formatSize } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { SendingList } from './sending-list.tsx';
import { acceptOf, KIND_FACTS, limitsOf } from './upload-kinds.ts';
import { isFull, useUploadQuota } from './uploads.ts';
import { useAddFiles } from './use-add-files.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useReadyUploads } from './use-ready-uploads.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import './upload-drop.css';
import type { Sending } from './upload-queue.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

const STEP = 25;

/** What a screen reader announces about all files together, in steps of 25 %, so that it doesn’t talk constantly. */
const announcementOf = (items: readonly Sending[]): string => {
  const going = items.filter(({ stage }) => stage === 'waiting' || stage === 'sending');
  if (going.length > 0) {
    const bytes = going.reduce((sum, item) => sum + item.bytes, 0);
    const sent = going.reduce((sum, item) => sum + item.bytes * item.share, 0);
    const percent = Math.floor((sent / bytes) * (100 / STEP)) * STEP;
    return `Uploading ${files(going.length)}, ${percent}%`;
  }
  const checked = items.filter(({ stage }) => stage === 'checking').length;
  return checked === 0 ? '' : `Checking ${files(checked)}`;
};

interface UploadDropProps {
  /** Identifies the control, so that its files reappear when it is shown again. */
  readonly scope: string;
  readonly kinds: readonly UploadKind[];
  /** What the button says. */
  readonly label: string;
  /** Receives each file that was checked and can be used; absent if the screen takes all files itself. */
  readonly onReady?: ((upload: Upload) => void) | undefined;
  readonly isMany?: boolean;
  /** Takes files dropped or pasted anywhere in the window, not only here. */
  readonly isWholeWindow?: boolean;
  /**
   * Whether files are being dragged over the control, if the screen takes dropped and pasted files itself.
   */
  readonly isOver?: boolean | undefined;
  readonly look?: 'primary' | 'plain';
  /** Whether the creator said that they have the rights to any sounds among the files. */
  readonly hasRights?: boolean;
  /** Says what the creator has to do first; until then, no files are accepted. */
  readonly before?: string | undefined;
  /** Shown above the button, which then gets more space around it. */
  readonly children?: ReactNode;
}

const FullNote = ({ usedBytes, mostBytes }: UploadQuota) => (
  <output className="upload-drop__full">
    Your media storage is full: {formatSize(usedBytes)} of {formatSize(mostBytes)}. What is there stays and
    can be used. To add more, delete files you no longer need, or{' '}
    <Link to={paths.pricing}>see our plans</Link>.
  </output>
);

/** The element id of the text about a file, within the control with the given id. */
const itemId = (id: string, key: string): string => `${id}-${key}`;

const hintId = (id: string): string => `${id}-hint`;

/** The ids of everything that describes the button: the hint, and the files with a problem. */
const describedBy = (id: string, items: readonly Sending[]): string =>
  [
    hintId(id),
    ...items.filter(({ problem }) => problem !== undefined).map(({ key }) => itemId(id, key)),
  ].join(' ');

interface UploadButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly look: 'primary' | 'plain';
  readonly describedBy: string;
  /** A disabled button stays focusable, so that its description is read. */
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

const UploadButton = ({ ref, label, look, describedBy, isDisabled, onPress }: UploadButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={`button button--${look}`}
    aria-describedby={describedBy}
    aria-disabled={isDisabled || undefined}
    onClick={() => {
      if (!isDisabled) onPress();
    }}
  >
    <Icon name="plus" />
    {label}
  </button>
);

interface UploadHintProps extends Pick<UploadDropProps, 'kinds' | 'before'> {
  readonly id: string;
  readonly isOver: boolean;
}

/** The other ways to add files, and which files of each kind are accepted. */
const UploadHint = ({ id, kinds, before, isOver }: UploadHintProps) => (
  <div id={id} className="upload-drop__hint">
    {before === undefined ? (
      <p className="upload-drop__other-ways">
        {isOver ? 'Let go to upload' : 'You can also drop or paste here.'}
      </p>
    ) : (
      <p>{before}</p>
    )}
    {kinds.map((kind) => (
      <p key={kind}>
        {kinds.length > 1 ? `${KIND_FACTS[kind].plural}: ` : null}
        {limitsOf(kind)}
      </p>
    ))}
  </div>
);

interface FilePickerProps extends Pick<UploadDropProps, 'kinds' | 'isMany'> {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

const FilePicker = ({ ref, kinds, isMany, onFiles }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple={isMany}
    accept={acceptOf(kinds)}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      // Allows the same file to be chosen again.
      target.value = '';
    }}
  />
);

interface FilesOver {
  readonly scope: string;
  readonly isWholeWindow: boolean;
  /** The same as in `UploadDropProps`. */
  readonly isOver: boolean | undefined;
}

/** Takes files dropped or pasted on the element `place`, and says whether any are being dragged over it. */
const useFilesOver = (
  { scope, isWholeWindow, isOver }: FilesOver,
  onFiles: (files: readonly File[]) => void,
) => {
  const place = useRef<HTMLDivElement>(null);
  const placeAt = (target: EventTarget | null): string | undefined => {
    if (isOver !== undefined) return undefined;
    const isHere = target instanceof Node && place.current?.contains(target) === true;
    return isWholeWindow || isHere ? scope : undefined;
  };
  const over = useDroppedFiles({ placeAt, isWholeWindow, onFiles });
  return { place, isOver: isOver ?? over !== undefined };
};

/** Takes files that are chosen, dropped or pasted, and sends them. */
export const UploadDrop = ({
  scope,
  kinds,
  label,
  onReady,
  isMany = false,
  isWholeWindow = false,
  isOver: isOverScreen,
  look = 'primary',
  hasRights = false,
  before,
  children,
}: UploadDropProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { items, drop, retry } = useUploadQueue(scope);
  useReadyUploads(scope, onReady);
  const add = useAddFiles({ scope, kinds, isMany, hasRights });
  const quota = useUploadQuota().data;
  const hasNoRoom = quota !== undefined && isFull(quota);
  const isClosed = hasNoRoom || before !== undefined;
  const { place, isOver } = useFilesOver({ scope, isWholeWindow, isOver: isOverScreen }, (files) => {
    if (!isClosed) void add(files);
  });
  return (
    <div ref={place} className={isOver && !isClosed ? 'upload-drop upload-drop--over' : 'upload-drop'}>
      <div className={`upload-drop__target ${children === undefined ? '' : 'upload-drop__target--roomy'}`}>
        {children}
        {hasNoRoom ? (
          <FullNote {...quota} />
        ) : (
          <>
            <UploadButton
              ref={button}
              label={label}
              look={look}
              describedBy={describedBy(id, items)}
              isDisabled={before !== undefined}
              onPress={() => picker.current?.click()}
            />
            <UploadHint id={hintId(id)} kinds={kinds} before={before} isOver={isOver} />
          </>
        )}
        <FilePicker ref={picker} kinds={kinds} isMany={isMany} onFiles={(files) => void add(files)} />
      </div>
      <SendingList
        items={items}
        idOf={(key) => itemId(id, key)}
        onRetry={retry}
        onDrop={(key) => {
          drop(key);
          // The button that was pressed is no longer there.
          button.current?.focus();
        }}
      />
      <output className="hidden-visually">{announcementOf(items)}</output>
    </div>
  );
};
