import type { Upload } from '#contract/schemas/uploads.ts';
import { useWholeList } from '#web/data/api/search.ts';
import { useUploads } from '#web/data/uploads/uploads.ts';

/** Whether an upload can be the music of a video. */
export const isMusic = ({ kind, status, rights }: Upload): boolean =>
  kind === 'sound' && status === 'ready' && rights === true;

/** The creator’s own sounds that can be music. Includes the chosen one even before the list loads. */
export const useOwnSounds = (chosen: Upload | undefined): readonly Upload[] => {
  const list = useUploads();
  useWholeList(true, list);
  const sounds = list.items.filter(isMusic);
  return chosen === undefined || sounds.some(({ id }) => id === chosen.id) ? sounds : [chosen, ...sounds];
};

/** The value by which a choice refers to one of the creator’s own sounds. */
export const ownSoundLabel = ({ name }: Pick<Upload, 'name'>): string => `${name} (My Media)`;
