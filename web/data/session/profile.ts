import { useMemo, useSyncExternalStore } from 'react';
import type { User } from '#contract/schemas/auth.ts';
import { readStored, storageListeners, writeStored } from '#web/lib/storage.ts';

export const NAME_MAX_CHARS = 80;

/**
 * The name and address that the user chose for this browser. The account itself keeps the ones from the sign-in
 * provider.
 */
export interface Profile {
  readonly name: string;
  readonly email: string;
}

const PREFIX = 'veilcast.profile.';
const { notify, subscribe } = storageListeners(({ key }) => {
  if (key === null || key.startsWith(PREFIX)) notify();
});

const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'email' in value &&
  typeof value.name === 'string' &&
  typeof value.email === 'string';

/**
 * The stored profile, or undefined when it is missing or unreadable. `profile-form.ts` validated it before it was stored;
 * checking only its shape here keeps the validator out of public pages.
 */
export const parseProfile = (text: string | undefined): Profile | undefined => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isProfile(stored)) return undefined;
    const name = stored.name.trim();
    return name === '' || name.length > NAME_MAX_CHARS ? undefined : { name, email: stored.email.trim() };
  } catch {
    return undefined;
  }
};

/** Stores a user's profile. Returns false when the browser could not store it. */
export const saveProfile = (userId: string, profile: Profile): boolean => {
  const isStored = writeStored(PREFIX + userId, JSON.stringify(profile));
  notify();
  return isStored;
};

/** Doesn’t notify any screen: reloading the deleted account would send its owner to the login page. */
export const forgetProfile = (userId: string): void => {
  writeStored(PREFIX + userId, undefined);
};

const readNothing = (): undefined => undefined;

/** The user with the name and address chosen in Settings; follows changes made in other tabs. */
export const useNamedUser = (user: User | null | undefined): User | undefined => {
  const key = user?.id;
  const stored = useSyncExternalStore(
    subscribe,
    key === undefined ? readNothing : () => readStored(PREFIX + key),
    readNothing,
  );
  return useMemo(() => (user ? { ...user, ...parseProfile(stored) } : undefined), [stored, user]);
};
