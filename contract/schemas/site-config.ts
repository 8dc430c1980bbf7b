import * as z from 'zod/mini';

/**
 * The file that lists what the stage has switched on. Deployment writes it, and browsers revalidate it before each
 * use.
 */
export const SITE_CONFIG_PATH = '/config.json';

/**
 * What the browser needs as a client of the user pool. `endpoint` is the only address besides the site's own that
 * pages may call.
 */
export const EmailSignInConfig = z.object({
  endpoint: z.url(),
  userPoolId: z.string().check(z.minLength(1)),
  clientId: z.string().check(z.minLength(1)),
});
export type EmailSignInConfig = z.infer<typeof EmailSignInConfig>;

/** The sign-in methods of a stage. */
export const SiteConfig = z.object({
  /** The social identity provider; the login page offers it only when it is on. */
  socialSignIn: z.enum(['google', 'off']),
  /** Settings of sign-in by e-mail address and password; `null` when it is off. */
  emailSignIn: z.nullable(EmailSignInConfig),
  /** Whether Settings connects models: only where the site runs on its user's own machine, never on a stage. */
  modelSettings: z.optional(z.boolean()),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
