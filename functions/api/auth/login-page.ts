/** The page that finishes a sign-in; it shows an error when the value can't be exchanged. */
export const loginWith = (sessionId: string): string => `/login#session_id=${encodeURIComponent(sessionId)}`;

/** An invalid value: exchanging it fails, so the page shows an error. */
export const signInFailed = '/login#session_id=failed';

/** The visitor cancelled the sign-in. */
export const signInCancelled = '/login';
