import { createContext, use } from 'react';

/** Access to the account's own files, which expires after `ACCESS_MINUTES` unless it is renewed. */
export interface MediaAccess {
  /** Renews it when it is due; costs nothing otherwise. Call it as often as you like. */
  readonly renewIfDue: () => void;
  /** Renews it now, after a file was refused. Resolves also when that fails. */
  readonly renew: () => Promise<void>;
}

/** Files that need no access, until someone provides it. */
const OPEN: MediaAccess = { renewIfDue: () => undefined, renew: () => Promise.resolve() };

export const MediaAccessContext = createContext(OPEN);

export const useMediaAccess = (): MediaAccess => use(MediaAccessContext);
