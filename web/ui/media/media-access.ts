import { createContext, useContext } from 'react';

/** Access to the account's own files, which expires after `ACCESS_MINUTES` unless it is renewed. */
export interface MediaAccess {
  /** Renews the access when that is due, and otherwise does nothing, so it can be called at any time. */
  readonly renewIfDue: () => void;
  /** Renews the access at once after a file was refused. Resolves even if the renewal fails. */
  readonly renew: () => Promise<void>;
}

/** The default, for files that need no access. */
const OPEN: MediaAccess = { renewIfDue: () => undefined, renew: () => Promise.resolve() };

export const MediaAccessContext = createContext(OPEN);

export const useMediaAccess = (): MediaAccess => useContext(MediaAccessContext);
