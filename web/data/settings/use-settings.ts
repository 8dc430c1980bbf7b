import { useSyncExternalStore } from 'react';
import { readStored, storageListeners, writeStored } from '#web/lib/storage.ts';
import { parseSettings, type Settings } from './settings.ts';

const SETTINGS_KEY = 'veilcast.settings';

let current: Settings | undefined;

const { notify, subscribe } = storageListeners(({ key, newValue }) => {
  if (key !== SETTINGS_KEY) return;
  current = parseSettings(newValue ?? undefined);
  notify();
});

export const readSettings = (): Settings => (current ??= parseSettings(readStored(SETTINGS_KEY)));

/** Stores the settings. Returns false when the browser could not store them. */
export const saveSettings = (settings: Settings): boolean => {
  current = settings;
  notify();
  return writeStored(SETTINGS_KEY, JSON.stringify(settings));
};

/** The current settings; follows changes made in other tabs. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, readSettings);
