import * as z from 'zod/mini';

/** Where the site tells the browser what its stage has switched on; written at deployment, never cached unasked. */
export const SITE_CONFIG_PATH = '/config.json';

/** The user pool as the browser's client of it; `endpoint` is the one address besides the site's own that pages may call. */
export const EmailSignInConfig = z.object({
  endpoint: z.url(),
  userPoolId: z.string().check(z.minLength(1)),
  clientId: z.string().check(z.minLength(1)),
});
export type EmailSignInConfig = z.infer<typeof EmailSignInConfig>;

/** Capabilities of a stage, each with what the browser needs for it; `null` is switched off. */
export const SiteConfig = z.object({ emailSignIn: z.nullable(EmailSignInConfig) });
export type SiteConfig = z.infer<typeof SiteConfig>;
