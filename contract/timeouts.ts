/**
 * How long the browser waits for an API response or one of the site's files. Kept out of the catalogue so that public
 * pages don’t load a validator.
 */
export const CLIENT_TIMEOUT_SECONDS = { api: 30, assets: 120 } as const;
