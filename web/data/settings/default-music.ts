import { useQuery } from '@tanstack/react-query';
import { api } from '#web/data/api/api.ts';
import { isApiError } from '#web/data/api/api-error.ts';
import { UPLOADS_KEY } from '#web/data/uploads/uploads.ts';
import { isMusic } from '#web/data/videos/own-sounds.ts';

/** Ids of uploads; tracks have names. */
const UPLOAD_ID = /^[0-9A-HJKMNP-TV-Z]{26}$/u;

/** Whether the default music in Settings is one of the creator’s own sounds. */
export const isOwnMusic = (defaultMusic: string): boolean => UPLOAD_ID.test(defaultMusic);

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** The creator’s own sound that is the default music. `isGone`: it was deleted, or can’t be used as music. */
export const useDefaultMusic = (defaultMusic: string) => {
  const isOwn = isOwnMusic(defaultMusic);
  const { data, error, isLoading } = useQuery({
    queryKey: [...UPLOADS_KEY, 'one', defaultMusic],
    queryFn: ({ signal }) => api.readUpload({ params: { id: defaultMusic }, signal }),
    enabled: isOwn,
    refetchOnMount: 'always',
  });
  const own = isOwn && !isMissing(error) && data !== undefined && isMusic(data) ? data : undefined;
  return {
    own,
    isGone: isOwn && own === undefined && (data !== undefined || isMissing(error)),
    isLoading,
  };
};
