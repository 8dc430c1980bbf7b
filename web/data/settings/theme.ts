import { useSyncExternalStore } from 'react';
import { readStored, storageListeners, writeStored } from '#web/lib/storage.ts';
import { THEMES, type Theme } from '#web/ui/page/theme-choice.tsx';

declare global {
  /** Defined by `start.js`, which applies the stored theme before the first paint and follows other tabs and the system. */
  var showTheme: ((theme: Theme) => void) | undefined;
}

/**
 * Stored separately from the settings, because public pages offer the theme without loading the settings'
 * schemas.
 */
const THEME_KEY = 'veilcast.theme';

/** Set only while the browser refuses to store the choice. */
let unstored: Theme | undefined;

const { notify, subscribe } = storageListeners(({ key }) => {
  if (key === THEME_KEY || key === null) notify();
});

const readTheme = (): Theme => {
  const stored = unstored ?? readStored(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'dark';
};

/** Applies and stores the theme. Returns false when the browser could not store it. */
export const saveTheme = (theme: Theme): boolean => {
  const isStored = writeStored(THEME_KEY, theme);
  unstored = isStored ? undefined : theme;
  globalThis.showTheme?.(theme);
  notify();
  return isStored;
};

/** The chosen theme; follows changes made in other tabs. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'dark');
