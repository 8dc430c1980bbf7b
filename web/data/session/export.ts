import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/data/api/api.ts';
import { saveFile } from '#web/data/videos/download.ts';

const EXPORT_KEY = ['export'] as const;
const LOOK_EVERY_MILLISECONDS = 2000;

/** The account’s last export, polled while it is being packed. */
export const useExport = () =>
  useQuery({
    queryKey: EXPORT_KEY,
    queryFn: ({ signal }) => api.readExport({ signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'packing' ? LOOK_EVERY_MILLISECONDS : false),
  });

/** Requests an export of everything in the account. */
export const useRequestExport = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.requestExport({ body: {} }),
    onSuccess: (begun) => queries.setQueryData(EXPORT_KEY, begun),
    // Another tab may have requested an export.
    onError: () => queries.invalidateQueries({ queryKey: EXPORT_KEY }),
  });
};

/** Gets a link to the archive and downloads it. */
export const useOpenExport = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.openExport({ body: {} }),
    onSuccess: ({ url, filename }) => saveFile(url, filename),
    onSettled: () => queries.invalidateQueries({ queryKey: EXPORT_KEY }),
  });
};
