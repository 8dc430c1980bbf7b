import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { MailChoice, MailSettings } from '#contract/schemas/mail-settings.ts';
import { api } from '#web/data/api/api.ts';
import { useSavedAtOnce } from '#web/data/settings/saved-at-once.ts';

const KEY = ['mail-settings'] as const;

/** The account's email settings, and whether its emails arrive; undefined until loaded. */
export const useMailSettings = (): MailSettings | undefined =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.readMailSettings({ signal }),
    refetchOnMount: 'always',
  }).data;

export const useSaveMailSettings = (tell: (isSaved: boolean) => void) =>
  useSavedAtOnce(KEY, (body: z.infer<typeof MailChoice>) => api.saveMailSettings({ body }), tell);
