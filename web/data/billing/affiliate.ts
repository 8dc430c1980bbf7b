import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Affiliate } from '#contract/schemas/affiliate.ts';
import type { PayoutDetails, PayoutSummary } from '#contract/schemas/payout-details.ts';

const AFFILIATE_KEY = ['affiliate'] as const;

/** Loads the client on demand: public pages don't need it. */
const loadApi = async () => (await import('./affiliate-api.ts')).affiliateApi;

/** The referral code in a URL's query, `?via=…`; undefined if there is no valid code. */
export const affiliateCodeIn = (search = ''): string | undefined => {
  const code = new URLSearchParams(search).get('via') ?? '';
  return /^[0-9a-z]{10}$/u.test(code) ? code : undefined;
};

/** The signed-in user's referral link and earnings. */
export const useAffiliate = (isSignedIn: boolean) =>
  useQuery({
    queryKey: AFFILIATE_KEY,
    queryFn: async ({ signal }) => (await loadApi()).readAffiliate({ signal }),
    enabled: isSignedIn,
    refetchOnMount: 'always',
  });

/** Counts and remembers a visit through a referral link. Call this only after the visitor has agreed. */
export const useFollowLink = (onDone: () => void) =>
  useMutation({
    mutationFn: async (code: string) => (await loadApi()).followLink({ body: { code } }),
    onSuccess: onDone,
  });

/** Saves or removes the payout details. Both calls resolve once the page shows the change. */
export const usePayoutDetails = () => {
  const queries = useQueryClient();
  const show = (payout: PayoutSummary | undefined): void => {
    queries.setQueryData<Affiliate>(AFFILIATE_KEY, (known) => known && { ...known, payout });
  };
  /** A call whose response was lost may still have changed the stored details. */
  const onError = () => void queries.invalidateQueries({ queryKey: AFFILIATE_KEY });
  const save = useMutation({
    mutationFn: async (details: PayoutDetails) => (await loadApi()).savePayoutDetails({ body: details }),
    onSuccess: show,
    onError,
  });
  const remove = useMutation({
    mutationFn: async () => (await loadApi()).removePayoutDetails({}),
    onSuccess: () => show(undefined),
    onError,
  });
  return { save, remove };
};
