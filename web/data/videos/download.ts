import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import { api } from '#web/data/api/api.ts';
import type { Settings } from '#web/data/settings/settings.ts';
import { ANALYTICS_KEY } from '#web/data/videos/analytics.ts';
import { VIDEOS_KEY } from './video-cache.ts';

const FORMAT_NAMES = { mp4: 'MP4', webm: 'WebM' } as const satisfies Record<Rendition['format'], string>;

/** "MP4 720p". */
export const renditionName = ({ format, quality }: Rendition): string => `${FORMAT_NAMES[format]} ${quality}`;

/** The choices in the Download menu, with the preferred quality first. */
export const downloadChoices = (preferred: Settings['video']['defaultQuality']): Rendition[] =>
  RENDITIONS.toSorted(
    (one, other) =>
      Number(other.format === 'mp4' && other.quality === preferred) -
      Number(one.format === 'mp4' && one.quality === preferred),
  );

/** Downloads the file at a URL and saves it under a given name. */
export const saveFile = (address: string, filename: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Requests a rendition and downloads it as a file. */
export const useDownload = (videoId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ format, quality }: Rendition) =>
      api.downloadVideo({ body: { video_id: videoId, format, quality } }),
    onSuccess: ({ download_url: address, filename }) => {
      saveFile(address, filename);
      void queries.invalidateQueries({ queryKey: VIDEOS_KEY });
      void queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
  });
};
