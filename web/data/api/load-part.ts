import { withDeadline } from './with-deadline.ts';

const online = (): Promise<unknown> =>
  new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }));

/**
 * Loads a part of the site. If that fails while offline, waits for the connection and reloads the page, because
 * browsers don't retry the missing files of a part that was only partly loaded.
 */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  // The connection may be back before the failure is reported.
  const hadConnection = navigator.onLine;
  try {
    return await withDeadline(load());
  } catch (error) {
    if (navigator.onLine && hadConnection) throw error;
    if (!navigator.onLine) await online();
    globalThis.location.reload();
    return new Promise<never>(() => undefined);
  }
};
