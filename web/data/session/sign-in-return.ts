/** What the sign-in page added to the return URL. */
export type SignInReturn =
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'nothing' };

/** Reads `session_id` or `error` from the fragment or the query of the URL. */
export const signInReturn = (address: Pick<URL, 'hash' | 'search'>): SignInReturn => {
  const fragment = new URLSearchParams(address.hash.replace(/^#/u, ''));
  const query = new URLSearchParams(address.search);
  const sessionId = fragment.get('session_id') ?? query.get('session_id');
  if (sessionId !== null && sessionId !== '') return { kind: 'session', sessionId };
  return fragment.has('error') || query.has('error') ? { kind: 'refused' } : { kind: 'nothing' };
};
