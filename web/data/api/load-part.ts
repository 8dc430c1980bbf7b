import { inTime } from './in-time.ts';

const online = (): Promise<unknown> =>
  new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }));

/**
 * Loads a part of the site. Without a connection it comes with the connection: browsers do not ask again for the files
 * of a part that half arrived, so the page starts anew.
 */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  // The connection may be back before the failure is told.
  const hadConnection = navigator.onLine;
  try {
    return await inTime(load());
  } catch (error) {
    if (navigator.onLine && hadConnection) throw error;
    if (!navigator.onLine) await online();
    globalThis.location.reload();
    return new Promise<never>(() => undefined);
  }
};
