/** Reads from local storage. Returns undefined when storage is unavailable; never throws. */
export const readStored = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores the text, or removes the entry when `text` is undefined. Returns false when the browser refuses. */
export const writeStored = (key: string, text: string | undefined): boolean => {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

/**
 * The listeners for stored values: `subscribe` is for `useSyncExternalStore`, and `notify` calls every listener.
 * While there is a listener, `onStorage` is called for changes made in other tabs.
 */
export const storageListeners = (onStorage: (event: StorageEvent) => void) => {
  const listeners = new Set<() => void>();
  return {
    notify: (): void => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) globalThis.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage);
      };
    },
  };
};

/**
 * Keeps some text in this tab, even across redirects, until it is taken. Never throws: without storage, the
 * text is lost.
 */
export const keepInTab = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is unavailable.
  }
};

/** Reads the text kept in this tab. */
export const readFromTab = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Removes and returns the text kept in this tab; a second call returns undefined. */
export const takeFromTab = (key: string): string | undefined => {
  const text = readFromTab(key);
  if (text !== undefined) sessionStorage.removeItem(key);
  return text;
};
