import type { UploadQuota } from '#contract/schemas/uploads/uploads.ts';
import { isFull, useUploadQuota } from '#web/data/uploads/uploads.ts';
import { formatSize, MISSING } from '#web/lib/format.ts';
import './storage-meter.css';

const wordsOf = ({ usedBytes, mostBytes }: UploadQuota): string =>
  `${formatSize(usedBytes)} of ${formatSize(mostBytes)}`;

/** How much of the plan’s storage is used. */
export const StorageMeter = () => {
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
