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
