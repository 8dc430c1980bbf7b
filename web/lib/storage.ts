/** The browser's storage, or nothing where it is switched off; reading and writing never throw. */
export const readStored = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores the text, or removes the entry when there is none. False when the browser refused. */
export const writeStored = (key: string, text: string | undefined): boolean => {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};
