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

/** The ways into a stage. */
export const SiteConfig = z.object({
  /** Who signs people in beside the site itself; the login page offers it only where it is on. */
  socialSignIn: z.enum(['google', 'off']),
  /** What the browser needs for sign-in by address and password; `null` where it is switched off. */
  emailSignIn: z.nullable(EmailSignInConfig),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
