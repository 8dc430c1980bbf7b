import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { SaveVideoSettings, VideoSettings } from '#contract/schemas/videos.ts';
import { api } from '#web/data/api/api.ts';
import { useSavedAtOnce } from './saved-at-once.ts';

const KEY = ['video-settings'] as const;

/** The account’s settings for new videos; undefined until they are read. */
export const useVideoSettings = (): VideoSettings | undefined =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.readVideoSettings({ signal }) }).data;

/** The settings to change; the rest stay as they are. */
type Changes = Omit<z.output<typeof SaveVideoSettings>, 'look'> & Pick<VideoSettings, 'look'>;

export const useSaveVideoSettings = (tell: (isSaved: boolean) => void) =>
  useSavedAtOnce(KEY, (body: Changes) => api.saveVideoSettings({ body }), tell);
