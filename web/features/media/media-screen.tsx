import { useState } from 'react';
import { UPLOAD_KINDS } from '#contract/catalogue.ts';
import type { Upload, UploadQuota } from '#contract/schemas/uploads.ts';
import { UploadDrop } from '#web/data/uploads/upload-drop.tsx';
import { isFull, useUploadQuota, useUploads } from '#web/data/uploads/uploads.ts';
import { useUploadQueue } from '#web/data/uploads/use-upload-queue.ts';
import { CheckField } from '#web/ui/kit/check-field.tsx';
import { MediaList } from './media-list.tsx';
import { MediaPreview } from './media-preview.tsx';
import './media-screen.css';
import { formatSize, MISSING } from '#web/lib/format.ts';
import './storage-meter.css';

const wordsOf = ({ usedBytes, mostBytes }: UploadQuota): string =>
  `${formatSize(usedBytes)} of ${formatSize(mostBytes)}`;

/** How much of the plan’s storage is used. */
const StorageMeter = () => {
  const { data } = useUploadQuota();
  return (
    <div className={data !== undefined && isFull(data) ? 'storage storage--full' : 'storage'}>
      <p className="storage__words">
        <span className="storage__name">Storage used</span>{' '}
        <span className="storage__figure">{data === undefined ? MISSING : wordsOf(data)}</span>
      </p>
      <meter
        className="storage__bar"
        aria-label="Storage used"
        min={0}
        max={data?.mostBytes ?? 1}
        value={data?.usedBytes ?? 0}
      >
        {data === undefined ? MISSING : wordsOf(data)}
      </meter>
    </div>
  );
};

const SCOPE = 'media';
/** Does nothing when a file is ready, because the list already shows it. */
const keepInList = (): void => undefined;

const Invitation = () => (
  <div className="media-invitation">
    <h2>Bring your own pictures, clips and sounds</h2>
    <p className="media-invitation__words">
      Use them in the scenes of your videos, as music or as narration. We remove place and date from the
      files.
    </p>
  </div>
);

/** My Media: what the creator has uploaded, and how much storage it uses. */
export const MediaScreen = () => {
  const list = useUploads();
  const { queue } = useUploadQueue(SCOPE);
  const [hasRights, setHasRights] = useState(false);
  const [shown, setShown] = useState<Upload>();
  // Uploads in progress are shown in the list of files being sent.
  const underWay = new Set(queue.items().map(({ uploadId }) => uploadId));
  const items = list.items.filter(({ id }) => !underWay.has(id));
  return (
    <>
      <StorageMeter />
      <div className="media-upload">
        <UploadDrop
          scope={SCOPE}
          kinds={UPLOAD_KINDS}
          label="Choose Files"
          isMany
          isWholeWindow
          hasRights={hasRights}
          onReady={keepInList}
        >
          <Invitation />
        </UploadDrop>
        <CheckField
          label="I have the rights to use the sounds I upload as music"
          hint="Without it, a sound can be a narration, but not the music of a video."
          isChecked={hasRights}
          onChange={setHasRights}
        />
      </div>
      <MediaList list={{ ...list, items }} onOpen={setShown} />
      {shown === undefined ? null : <MediaPreview upload={shown} onClose={() => setShown(undefined)} />}
    </>
  );
};
