import type { Upload } from '#contract/schemas/uploads.ts';
import { useWholeList } from '#web/data/api/search.ts';
import { useUploads } from '#web/data/uploads/uploads.ts';

/** Whether an upload can be used as a video’s music. */
export const isMusic = ({ kind, status, rights }: Upload): boolean =>
  kind === 'sound' && status === 'ready' && rights === true;

/**
 * The creator’s own sounds that can be used as music, including the chosen one even before the list loads.
 */
export const useOwnSounds = (chosen: Upload | undefined): readonly Upload[] => {
  const list = useUploads();
  useWholeList(true, list);
  const sounds = list.items.filter(isMusic);
  return chosen === undefined || sounds.some(({ id }) => id === chosen.id) ? sounds : [chosen, ...sounds];
};

/** The name of one of the creator’s own sounds in a list of choices. */
export const ownSoundLabel = ({ name }: Pick<Upload, 'name'>): string => `${name} (My Media)`;
