import * as z from 'zod/mini';

/**
 * The file that lists what is turned on for the stage. Each deployment writes it, and browsers revalidate it before
 * each use.
 */
export const SITE_CONFIG_PATH = '/config.json';

/**
 * What the browser needs to connect to the user pool. Apart from the site’s own address, `endpoint` is the only
 * address that pages may call.
 */
export const EmailSignInConfig = z.object({
  endpoint: z.url(),
  userPoolId: z.string().check(z.minLength(1)),
  clientId: z.string().check(z.minLength(1)),
});
export type EmailSignInConfig = z.infer<typeof EmailSignInConfig>;

/** The sign-in methods of a stage. */
export const SiteConfig = z.object({
  /** The social identity provider; the login page offers it only while it is turned on. */
  socialSignIn: z.enum(['google', 'off']),
  /** The settings of sign-in by e-mail address and password; `null` while it is turned off. */
  emailSignIn: z.nullable(EmailSignInConfig),
  /** Whether Settings includes models and the creator's own app: only on a user's own machine, never on a stage. */
  machineSettings: z.optional(z.boolean()),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
