/**
 * How long the browser waits for an API response, and for a file of the site. Separate from the catalogue so
 * that public pages load no validator.
 */
export const CLIENT_TIMEOUT_SECONDS = { api: 30, assets: 120 } as const;
