import { type ReactNode, useId, useRef } from 'react';
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

/** What a screen reader announces about all files together, in steps of a quarter to avoid constant talk. */
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
  /** Identifies the control, so that its files return to it when it is shown again. */
  readonly scope: string;
  readonly kinds: readonly UploadKind[];
  /** What the button says. */
  readonly label: string;
  /** Receives a checked, usable file; absent when the screen takes all of them itself. */
  readonly onReady?: ((upload: Upload) => void) | undefined;
  readonly isMany?: boolean;
  /** Takes files dropped or pasted anywhere in the window, not only here. */
  readonly isWholeWindow?: boolean;
  /** Whether files are dragged over it, when the screen takes dropped and pasted ones itself. */
  readonly isOver?: boolean | undefined;
  readonly look?: 'primary' | 'plain';
  /** Whether the creator has the rights to the sounds among the files. */
  readonly hasRights?: boolean;
  /** What to do first, as a sentence; until then, no files are accepted. */
  readonly before?: string | undefined;
  /** Shown above the button, which then gets more room around it. */
  readonly children?: ReactNode;
}

const FullNote = ({ usedBytes, mostBytes }: UploadQuota) => (
  <output className="upload-drop__full">
    Your media storage is full: {formatSize(usedBytes)} of {formatSize(mostBytes)}. What is there stays and
    can be used. To add more, delete files you no longer need, or{' '}
    <Link to={paths.pricing}>see our plans</Link>.
  </output>
);

/** Takes files by its button, by dropping or by pasting, and sends them. */
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
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { items, drop, retry } = useUploadQueue(scope);
  useReadyUploads(scope, onReady);
  const add = useAddFiles({ scope, kinds, isMany, hasRights });
  const quota = useUploadQuota().data;
  const hasNoRoom = quota !== undefined && isFull(quota);
  const isClosed = hasNoRoom || before !== undefined;
  const placeAt = (target: EventTarget | null): string | undefined => {
    if (isOverScreen !== undefined) return undefined;
    const isHere = target instanceof Node && place.current?.contains(target) === true;
    return isWholeWindow || isHere ? scope : undefined;
  };
  const over = useDroppedFiles({
    placeAt,
    isWholeWindow,
    onFiles: (files) => {
      if (!isClosed) void add(files);
    },
  });
  const isOver = isOverScreen ?? over !== undefined;

  const idOf = (key: string): string => `${id}-${key}`;
  const described = [
    `${id}-hint`,
    ...items.filter(({ problem }) => problem !== undefined).map(({ key }) => idOf(key)),
  ].join(' ');
  return (
    <div ref={place} className={isOver && !isClosed ? 'upload-drop upload-drop--over' : 'upload-drop'}>
      <div className={`upload-drop__target ${children === undefined ? '' : 'upload-drop__target--roomy'}`}>
        {children}
        {hasNoRoom ? (
          <FullNote {...quota} />
        ) : (
          <>
            <button
              ref={button}
              type="button"
              className={`button button--${look}`}
              aria-describedby={described}
              aria-disabled={before !== undefined || undefined}
              onClick={() => {
                if (before === undefined) picker.current?.click();
              }}
            >
              <Icon name="plus" />
              {label}
            </button>
            <div id={`${id}-hint`} className="upload-drop__hint">
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
          </>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          multiple={isMany}
          accept={acceptOf(kinds)}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            // Allows the same file to be chosen again.
            target.value = '';
          }}
        />
      </div>
      <SendingList
        items={items}
        idOf={idOf}
        onRetry={retry}
        onDrop={(key) => {
          drop(key);
          // The pressed button is gone.
          button.current?.focus();
        }}
      />
      <output className="hidden-visually">{announcementOf(items)}</output>
    </div>
  );
};
