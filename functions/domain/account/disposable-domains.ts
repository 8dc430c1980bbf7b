/**
 * Our corrections to the list in the package `disposable-email-domains-js`. Each domain also covers its subdomains.
 */

/** Domains that are missing from the list. */
export const ALSO_DISPOSABLE: readonly string[] = [];

/** Domains on the list on which some people have their only address. */
export const NOT_DISPOSABLE: readonly string[] = [];
