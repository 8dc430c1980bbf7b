/** The page that finishes a sign-in; it shows an error if the one-time value can’t be exchanged. */
export const loginWith = (sessionId: string): string => `/login#session_id=${encodeURIComponent(sessionId)}`;

/** An invalid one-time value: exchanging it fails, so the page shows an error. */
export const signInFailed = '/login#session_id=failed';

/** The visitor cancelled the sign-in. */
export const signInCancelled = '/login';
