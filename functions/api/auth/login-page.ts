/** The page that finishes a sign-in; it tells the visitor when the exchange of the value fails. */
export const loginWith = (sessionId: string): string => `/login#session_id=${encodeURIComponent(sessionId)}`;

/** Not a value of ours: its exchange fails, and the page says so. */
export const signInFailed = '/login#session_id=failed';

/** The visitor changed their mind. */
export const signInCancelled = '/login';
