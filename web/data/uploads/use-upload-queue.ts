import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { User } from '#contract/schemas/auth.ts';
import { studioApi } from '#web/data/api/studio-api.ts';
import { ME_KEY } from '#web/data/session/session.ts';
import type { UploadPorts } from './deliver.ts';
import { putFile } from './put-file.ts';
import { type Sending, UploadQueue } from './upload-queue.ts';
import { showUpload, UPLOADS_KEY } from './uploads.ts';

const ports: UploadPorts = {
  begin: (body, signal) => studioApi.createUpload({ body, signal }),
  put: putFile,
  check: (id, signal) => studioApi.checkUpload({ params: { id }, signal }),
  read: (id, signal) => studioApi.readUpload({ params: { id }, signal }),
  remove: (id) => studioApi.deleteUpload({ params: { id } }),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const onAbort = (): void => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      }, milliseconds);
      signal.addEventListener('abort', onAbort, { once: true });
    }),
  now: Date.now,
};

/** True for files that exist only on this page and would be lost if it were closed. */
const isHereOnly = ({ stage }: Sending): boolean => stage === 'waiting' || stage === 'sending';

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const ownerIn = (queries: QueryClient): string | undefined => queries.getQueryData<User | null>(ME_KEY)?.id;

const newQueue = (queries: QueryClient): UploadQueue => {
  const queue = new UploadQueue(ports, (upload) => {
    if (upload !== undefined) showUpload(queries, upload);
    void queries.invalidateQueries({ queryKey: UPLOADS_KEY });
  });
  queue.subscribe(() => {
    if (queue.items().some(isHereOnly)) globalThis.addEventListener('beforeunload', warn);
    else globalThis.removeEventListener('beforeunload', warn);
  });
  let owner = ownerIn(queries);
  // One account’s uploads never continue under another account.
  queries.getQueryCache().subscribe(() => {
    const now = ownerIn(queries);
    if (now === owner) return;
    owner = now;
    if (queue.items().length > 0) queue.clear();
  });
  return queue;
};

/** Uploads continue while the creator opens another dashboard tab, so the queue outlives screens. */
const queues = new WeakMap<QueryClient, UploadQueue>();

const queueOf = (queries: QueryClient): UploadQueue => {
  const queue = queues.get(queries) ?? newQueue(queries);
  queues.set(queries, queue);
  return queue;
};

/** The queue, and the files in it that belong to a control. */
export const useUploadQueue = (scope: string) => {
  const queue = queueOf(useQueryClient());
  const every = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const items = useMemo(() => every.filter((item) => item.scope === scope), [every, scope]);
  return {
    queue,
    items,
    drop: useCallback((key: string) => queue.drop(key), [queue]),
    retry: useCallback((key: string) => queue.retry(key), [queue]),
  };
};
