import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/schemas/auth.ts';
import { api } from '#web/data/api/api.ts';
import { dropDraft } from '#web/data/stories/drafts.ts';
import { useComingBack } from '#web/lib/use-coming-back.ts';
import { forgetProfile } from './profile.ts';
import { endSession, ME_KEY } from './session.ts';

const SUBSCRIPTION_KEY = ['subscription'] as const;

/** Plan, usage and billing, which are read whenever Settings opens. */
export const useSubscription = () => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: async ({ signal }) => {
      const info = await api.readSubscription({ signal });
      // A purchase may have gone through since the user was last read.
      if (queries.getQueryData<User>(ME_KEY)?.subscription !== info.plan)
        void queries.invalidateQueries({ queryKey: ME_KEY });
      return info;
    },
    refetchOnMount: 'always',
  });
};

/** Starts the trial, which takes effect at once. */
export const useStartTrial = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.startTrial({ body: {} }),
    onSuccess: async (user) => {
      queries.setQueryData(ME_KEY, user);
      // The list of series also says how many series may be active.
      void queries.invalidateQueries({ queryKey: ['series'] });
      await queries.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    },
    // Another tab may have started the trial or bought a plan.
    onError: () => queries.invalidateQueries(),
  });
};

/**
 * Opens the payment provider's page for changing the card, seeing invoices and cancelling. Stays busy until
 * it loads.
 */
export const usePortal = () => {
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: () => api.openPortal({ body: { origin_url: globalThis.location.origin } }),
    onSuccess: ({ portal_url }) => globalThis.location.assign(portal_url),
  });
  useComingBack(reset);
  return { open: mutate, isBusy: isPending || isSuccess };
};

/** Deletes the account on the server, then clears what this browser stored about it. */
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
