import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

/** Loads the client on demand: public pages don't need it. */
const loadApi = async () => (await import('#web/data/api/api.ts')).api;

/**
 * The token in a link from an email. It comes after the #, in the part of a URL that browsers never send to a
 * server.
 */
export const useMailToken = (): string => useLocation().hash.slice(1);

/** Unsubscribes from the emails that contain this link. */
export const useUnsubscribe = (token: string) =>
  useMutation({ mutationFn: async () => (await loadApi()).unsubscribe({ params: { token } }) });

/** Confirms the newsletter subscription of the address that the link was sent to. */
export const useConfirmNewsletter = (token: string) =>
  useMutation({ mutationFn: async () => (await loadApi()).confirmNewsletter({ body: { token } }) });
