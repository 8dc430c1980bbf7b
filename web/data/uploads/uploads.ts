import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Upload, UploadQuota } from '#contract/schemas/uploads.ts';
import type { ListPage } from '#web/data/api/api-client.ts';
import { changeOptimistically } from '#web/data/api/change-optimistically.ts';
import { FIRST_PAGE, itemsOf, mapItems, readAll } from '#web/data/api/pages.ts';
import { studioApi } from '#web/data/api/studio-api.ts';

export const UPLOADS_KEY = ['uploads'] as const;
/** One of the account’s files; `null` when it no longer exists. */
export const uploadKey = (id: string) => ['upload', id] as const;
const PAGES_KEY = ['uploads', 'pages'] as const;
const QUOTA_KEY = ['uploads', 'quota'] as const;
const POLL_MILLISECONDS = 3000;
const MAX_PAGES_SEARCHED = 10;

type Pages = InfiniteData<ListPage<Upload[]>>;

const isChecking = ({ status }: Upload): boolean => status === 'checking';

/** The account’s own media, newest first, page by page; polled while a file is being checked. */
export const useUploads = () => {
  const query = useInfiniteQuery({
    queryKey: PAGES_KEY,
    queryFn: ({ pageParam, signal }) => studioApi.listUploads({ query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (itemsOf(state.data).some(isChecking) ? POLL_MILLISECONDS : false),
  });
  return { ...query, items: itemsOf(query.data) };
};

const quotaQuery = {
  queryKey: QUOTA_KEY,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => studioApi.readUploadQuota({ signal }),
};

/** The storage that the account’s media use, and how much they may use. */
export const useUploadQuota = () => useQuery({ ...quotaQuery, refetchOnMount: 'always' });

/** True when there is no storage left. */
export const isFull = ({ usedBytes, mostBytes }: UploadQuota): boolean => usedBytes >= mostBytes;

/** Reads how many bytes of storage are left; undefined if that fails, since the server decides anyway. */
export const readBytesLeft = async (queries: QueryClient): Promise<number | undefined> => {
  const quota = await queries.fetchQuery({ ...quotaQuery, staleTime: 0 }).catch(() => undefined);
  return quota && Math.max(0, quota.mostBytes - quota.usedBytes);
};

/** Shows an upload that has just been checked, before the list is read again. */
export const showUpload = (queries: QueryClient, upload: Upload): void => {
  queries.setQueryData<Upload | null>(uploadKey(upload.id), upload);
  queries.setQueryData<Pages>(PAGES_KEY, (data) => {
    if (data === undefined) return undefined;
    if (itemsOf(data).some(({ id }) => id === upload.id))
      return mapItems(data, (one) => (one.id === upload.id ? upload : one));
    const [first, ...rest] = data.pages;
    return first && { ...data, pages: [{ ...first, items: [upload, ...first.items] }, ...rest] };
  });
};

/** Deletes a file. It disappears from the list at once, and comes back if the server refuses. */
export const useDeleteUpload = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => studioApi.deleteUpload({ params: { id } }),
    onMutate: (id) =>
      changeOptimistically(queries, PAGES_KEY, () => {
        queries.setQueryData<Pages>(
          PAGES_KEY,
          (data) => data && mapItems(data, (upload) => (upload.id === id ? undefined : upload)),
        );
      }),
    onSuccess: (_, id) => queries.setQueryData<Upload | null>(uploadKey(id), null),
    onError: (_, __, takeBack) => takeBack?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: UPLOADS_KEY }),
  });
};

/** The title of a storyboard that still needs a file; finished videos have their own copies. */
export const storyboardUsing = async (uploadId: string): Promise<string | undefined> => {
  const boards = await readAll(
    (cursor) => studioApi.listStoryboards({ query: { cursor } }),
    MAX_PAGES_SEARCHED,
  );
  return boards.find(
    ({ videoId, narration, musicSettings, scenes }) =>
      videoId === undefined &&
      (narration === uploadId ||
        (musicSettings !== undefined && 'uploadId' in musicSettings && musicSettings.uploadId === uploadId) ||
        scenes.some(({ media }) => media?.uploadId === uploadId)),
  )?.title;
};
