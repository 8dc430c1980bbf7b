import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailSettings } from '#contract/schemas/mail/mail-settings.ts';
import { api } from '#web/data/api/api.ts';

const KEY = ['mail-settings'] as const;

/** What the account says about mails, and whether any arrive; undefined until it is read. */
export const useMailSettings = (): MailSettings | undefined =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.readMailSettings({ signal }),
    refetchOnMount: 'always',
  }).data;

/** Saves the choice on the account. It shows at once, and goes back when it could not be saved. */
export const useSaveMailSettings = (tell: (isSaved: boolean) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (emailNotifications: boolean) => api.saveMailSettings({ body: { emailNotifications } }),
    onMutate: async (emailNotifications) => {
      const before = queries.getQueryData<MailSettings>(KEY);
      queries.setQueryData<MailSettings>(KEY, (known) => known && { ...known, emailNotifications });
      await queries.cancelQueries({ queryKey: KEY });
      return before;
    },
    onSuccess: (saved) => {
      queries.setQueryData(KEY, saved);
      tell(true);
    },
    onError: (_error, _choice, before) => {
      queries.setQueryData(KEY, before);
      tell(false);
    },
  });
};
