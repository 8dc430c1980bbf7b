import { useMutation, useQuery } from '@tanstack/react-query';

/** Loads the client on demand: public pages don't need it. */
const loadApi = async () => (await import('#web/data/api/api.ts')).api;

/** The referral code in an address's query, `?via=…`; undefined without a valid one. */
export const affiliateCodeIn = (search = ''): string | undefined => {
  const code = new URLSearchParams(search).get('via') ?? '';
  return /^[0-9a-z]{10}$/u.test(code) ? code : undefined;
};

/** The signed-in user's referral link and earnings. */
export const useAffiliate = (isSignedIn: boolean) =>
  useQuery({
    queryKey: ['affiliate'],
    queryFn: async ({ signal }) => (await loadApi()).readAffiliate({ signal }),
    enabled: isSignedIn,
    refetchOnMount: 'always',
  });

/** Counts and remembers a visit through a referral link. Call it only after the visitor has agreed. */
export const useFollowLink = (onDone: () => void) =>
  useMutation({
    mutationFn: async (code: string) => (await loadApi()).followLink({ body: { code } }),
    onSuccess: onDone,
  });
