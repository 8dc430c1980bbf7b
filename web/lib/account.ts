import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { dropDraft } from './drafts.ts';
import { forgetProfile } from './profile.ts';
import { endSession } from './session.ts';

/** Plan, usage and billing, read whenever Settings open. */
export const useSubscription = () =>
  useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => api.readSubscription({ signal }),
    refetchOnMount: 'always',
  });

/** Deletes the account on the server, then forgets the person in this browser. */
export const useDeleteAccount = (userId: string, onDone: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.deleteAccount({}),
    onSuccess: () => {
      forgetProfile(userId);
      dropDraft(userId, 'story');
      dropDraft(userId, 'video');
      endSession(queries);
      onDone();
    },
  });
};
