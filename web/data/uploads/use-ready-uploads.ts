import { useEffect, useEffectEvent } from 'react';
import type { Upload } from '#contract/schemas/uploads.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/**
 * Takes each of a control’s files once it is ready, even if it became ready while the control wasn’t shown.
 * Without `onReady`, another part of the screen takes the files.
 */
export const useReadyUploads = (scope: string, onReady: ((upload: Upload) => void) | undefined): void => {
  const { queue, items, drop } = useUploadQueue(scope);
  const handOver = useEffectEvent((): void => {
    if (onReady === undefined) return;
    // Another part of the screen may have taken the file.
    for (const { key, upload } of items)
      if (upload !== undefined && queue.items().some((item) => item.key === key && item.stage === 'ready')) {
        drop(key);
        onReady(upload);
      }
  });
  useEffect(() => {
    if (items.some(({ stage }) => stage === 'ready')) handOver();
  }, [items]);
};
