/** Changes to the list of the package `disposable-email-domains-js`. A domain stands for its subdomains too. */

/** Domains that the list lacks. */
export const ALSO_DISPOSABLE: readonly string[] = [];

/** Domains on the list that people use as their only address. */
export const NOT_DISPOSABLE: readonly string[] = [];
