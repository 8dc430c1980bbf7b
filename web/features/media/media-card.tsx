import type { UploadKind } from '#contract/catalogue.ts';
import type { Upload } from '#contract/schemas/uploads.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { formatDate } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { PreviewButton } from '#web/ui/actions/preview-button.tsx';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import { cardFacts, clockOf } from './media-words.ts';
import './media-card.css';

interface MediaCardProps {
  readonly upload: Upload;
  readonly isPlaying: boolean;
  readonly onPlay: (address: string) => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

const ICONS = { picture: 'picture', clip: 'film', sound: 'music' } as const satisfies Record<
  UploadKind,
  IconName
>;

const Tile = ({ upload, isPlaying, onPlay }: MediaCardProps) => {
  const { kind, name, thumbnail, url, status } = upload;
  const clock = clockOf(upload);
  return (
    <span className="media-card__tile">
      {thumbnail === undefined ? (
        <Icon name={status === 'refused' ? 'warning' : ICONS[kind]} />
      ) : (
        <OwnPicture className="media-card__picture" src={thumbnail} loading="lazy" decoding="async" />
      )}
      {kind === 'sound' && url !== undefined ? (
        <PreviewButton name={name} isPlaying={isPlaying} onToggle={() => onPlay(url)} />
      ) : null}
      {clock === undefined ? null : <span className="picture-note media-card__clock">{clock}</span>}
    </span>
  );
};

const State = ({ upload, onRemove }: Pick<MediaCardProps, 'upload' | 'onRemove'>) => {
  const { status, error, name } = upload;
  if (status === 'checking')
    return (
      <p className="media-card__state">
        <span className="badge status--generating">
          <Icon name="clock" />
          Checking
        </span>
      </p>
    );
  return (
    <>
      <p className="media-card__state">
        {status === 'refused' ? (
          <span className="badge status--failed">
            <Icon name="warning" />
            Can’t be used
          </span>
        ) : (
          <span className="badge">
            <Icon name="clock" />
            Not uploaded
          </span>
        )}
      </p>
      <p className="media-card__why">
        {status === 'refused'
          ? error
          : 'The file hasn’t arrived. If no other window is sending it, remove it and upload it again.'}
      </p>
      <ActionButton onClick={onRemove}>
        Remove <span className="hidden-visually">{name}</span>
      </ActionButton>
    </>
  );
};

/** One of the creator’s own files, with its details or the reason it can’t be used. */
export const MediaCard = (props: MediaCardProps) => {
  const { upload, onOpen } = props;
  const timezone = useTimeZone();
  const isReady = upload.status === 'ready';
  return (
    <li>
      <article className="media-card">
        <Tile {...props} />
        <h2 className="media-card__name">
          {isReady ? (
            <button type="button" className="opens-card opens-card--title media-card__open" onClick={onOpen}>
              {upload.name}
            </button>
          ) : (
            <span className="media-card__open">{upload.name}</span>
          )}
        </h2>
        <p className="media-card__facts">
          {cardFacts(upload)}
          <span className="media-card__date">{formatDate(upload.createdAt, timezone)}</span>
        </p>
        {isReady ? null : <State {...props} />}
      </article>
    </li>
  );
};
