import * as z from 'zod/mini';

/**
 * Zod must not test whether `new Function` works: the site’s content security policy forbids and reports that. Import
 * this file first.
 */
z.config({ jitless: true });
