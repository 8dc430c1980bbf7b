/** The page that finishes a sign-in; it shows an error when the exchange of the value fails. */
export const loginWith = (sessionId: string): string => `/login#session_id=${encodeURIComponent(sessionId)}`;

/** An invalid value: its exchange fails, and the page says so. */
export const signInFailed = '/login#session_id=failed';

/** The visitor cancelled the sign-in. */
export const signInCancelled = '/login';
