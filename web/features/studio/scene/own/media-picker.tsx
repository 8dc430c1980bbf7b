import type { Upload } from '#contract/schemas/uploads.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useWholeList } from '#web/data/api/search.ts';
import { useUploads } from '#web/data/uploads/uploads.ts';
import { formatClock } from '#web/lib/format.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import './media-picker.css';

interface MediaPickerProps {
  /** The id of the file that the scene shows now. */
  readonly chosen: string | undefined;
  readonly onChoose: (upload: Upload) => void;
  readonly onClose: () => void;
}

const isForScenes = ({ kind, status }: Upload): boolean => kind !== 'sound' && status === 'ready';

const Files = ({ chosen, onChoose }: Omit<MediaPickerProps, 'onClose'>) => {
  const list = useUploads();
  useWholeList(true, list);
  const files = list.items.filter(isForScenes);
  if (list.isError && files.length === 0)
    return <LoadProblem title="We couldn’t load your media" hint={sentenceOf(list.error)} query={list} />;
  if (files.length === 0 && (list.isPending || list.isFetching))
    return <output className="media-picker__loading">Loading your pictures and clips</output>;
  if (files.length === 0)
    return (
      <StatePanel
        title="No pictures or clips yet"
        hint="Upload one in a scene or in My Media. Then you can use it in all your videos."
      />
    );
  return (
    <ul className="media-picker" aria-label="Pictures and clips">
      {files.map((upload) => (
        <li key={upload.id}>
          <button
            type="button"
            className="media-picker__one"
            aria-pressed={upload.id === chosen}
            onClick={() => onChoose(upload)}
          >
            <span className="media-picker__tile">
              <OwnPicture
                className="media-picker__picture"
                src={upload.thumbnail}
                loading="lazy"
                decoding="async"
              />
              {upload.kind === 'clip' ? (
                <span className="picture-note media-picker__clock">
                  <span className="hidden-visually">Clip of </span>
                  {formatClock(Math.max(1, upload.seconds ?? 0))}
                </span>
              ) : null}
            </span>
            <span className="media-picker__name">{upload.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Chooses a picture or clip already in the account. */
export const MediaPicker = ({ onClose, ...files }: MediaPickerProps) => (
  <Dialog size="wide" title="Choose from My Media" onClose={onClose}>
    <Files {...files} />
  </Dialog>
);
