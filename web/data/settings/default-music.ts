import { useQuery } from '@tanstack/react-query';
import { uploadQuery } from '#web/data/uploads/use-named-uploads.ts';
import { isMusic } from '#web/data/videos/own-sounds.ts';

/** Matches upload ids; tracks have names instead. */
const UPLOAD_ID = /^[0-9A-HJKMNP-TV-Z]{26}$/u;

/** Whether the default music in Settings is one of the creator’s own sounds. */
export const isOwnMusic = (defaultMusic: string): boolean => UPLOAD_ID.test(defaultMusic);

/**
 * The creator’s own sound that serves as the default music. `isGone`: it was deleted, or can’t be used as
 * music.
 */
export const useDefaultMusic = (defaultMusic: string) => {
  const isOwn = isOwnMusic(defaultMusic);
  const { data, isLoading } = useQuery({
    ...uploadQuery(defaultMusic),
    enabled: isOwn,
    refetchOnMount: 'always',
  });
  const own = isOwn && data && isMusic(data) ? data : undefined;
  return { own, isGone: isOwn && data !== undefined && own === undefined, isLoading };
};
