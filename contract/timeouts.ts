/** How long the browser waits for an answer, and for a file of the site. Apart from the catalogue, so that public pages load no validator for it. */
export const CLIENT_TIMEOUT_SECONDS = { api: 30, assets: 120 } as const;
