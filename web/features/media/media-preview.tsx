import type { Upload } from '#contract/schemas/uploads.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { formatDate, formatSize } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Facts } from '#web/ui/cards/facts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useFilmRecovery } from '#web/ui/media/use-film-recovery.ts';
import { usePictureRecovery } from '#web/ui/media/use-picture-recovery.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { clockOf, KIND_NAMES, roomFor, sizeInPixels } from './media-words.ts';
import { useMediaDeletion } from './use-media-deletion.ts';
import './media-preview.css';

interface MediaPreviewProps {
  readonly upload: Upload;
  readonly onClose: () => void;
}

const Broken = () => (
  <p className="media-preview__broken" role="alert">
    We couldn’t load the file. Close this and open it again.
  </p>
);

const Picture = ({ upload }: { readonly upload: Upload }) => {
  const { attempt, isBroken, onError } = usePictureRecovery(upload.url);
  if (isBroken) return <Broken />;
  return (
    <img
      key={attempt}
      className="media-preview__picture"
      src={upload.url}
      alt={upload.name}
      style={roomFor(upload)}
      onError={onError}
    />
  );
};

const Player = ({ upload }: { readonly upload: Upload }) => {
  const [element, events] = useFilmRecovery(undefined, () => undefined);
  return (
    // Uploads have no captions; a video’s captions come from its script.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={element}
      className={upload.kind === 'sound' ? 'media-preview__sound' : 'media-preview__picture'}
      src={upload.url}
      poster={upload.thumbnail}
      style={roomFor(upload)}
      controls
      playsInline
      preload="metadata"
      aria-label={upload.name}
      {...events}
    />
  );
};

const factsOf = (upload: Upload, added: string): (readonly [string, string])[] => {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Kind', KIND_NAMES[upload.kind]],
    ['Length', clockOf(upload)],
    ['Pixels', sizeInPixels(upload)],
    ['Size', formatSize(upload.bytes)],
    ['Added', added],
    [
      'Can be',
      upload.kind === 'sound'
        ? upload.rights === true
          ? 'Music or narration'
          : 'Narration only. To use it as music, upload it again and say that you have the rights.'
        : undefined,
    ],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
};

/** One of the creator’s files, displayed large, with its details and a Delete button. */
export const MediaPreview = ({ upload, onClose }: MediaPreviewProps) => {
  const timezone = useTimeZone();
  const { remove, isAsking } = useMediaDeletion(upload, onClose);
  return (
    <Dialog
      title={upload.name}
      onClose={onClose}
      footer={
        <ActionButton look="danger" isBusy={isAsking} busyText="Checking…" onClick={() => void remove()}>
          <Icon name="trash" />
          Delete
        </ActionButton>
      }
    >
      <div className="media-preview">
        {upload.kind === 'picture' ? <Picture upload={upload} /> : <Player upload={upload} />}
        <Facts facts={factsOf(upload, formatDate(upload.createdAt, timezone))} />
      </div>
    </Dialog>
  );
};
