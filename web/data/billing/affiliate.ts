import { useMutation, useQuery } from '@tanstack/react-query';

/** The client is loaded when it is needed: public pages do without it. */
const loadApi = async () => (await import('#web/data/api/api.ts')).api;

/** The code of an affiliate's link in an address's query, `?via=…`; undefined when there is none. */
export const affiliateCodeIn = (search = ''): string | undefined => {
  const code = new URLSearchParams(search).get('via') ?? '';
  return /^[0-9a-z]{10}$/u.test(code) ? code : undefined;
};

/** The link and the earnings of whoever is signed in. */
export const useAffiliate = (isSignedIn: boolean) =>
  useQuery({
    queryKey: ['affiliate'],
    queryFn: async ({ signal }) => (await loadApi()).readAffiliate({ signal }),
    enabled: isSignedIn,
    refetchOnMount: 'always',
  });

/** Lets the visit by a link be counted and remembered; only after the visitor has agreed. */
export const useFollowLink = (onDone: () => void) =>
  useMutation({
    mutationFn: async (code: string) => (await loadApi()).followLink({ body: { code } }),
    onSuccess: onDone,
  });
