import { z } from 'zod';
import { PLATFORM_IDS } from '#contract/platforms.ts';

const App = z.object({ clientId: z.string(), clientSecret: z.string(), redirectUri: z.string() });

export const VendorSettings = z.object({
  dataDir: z.string(),
  buckets: z.array(z.string()),
  siteOrigin: z.string(),
  accessKeys: z.record(z.string(), z.string()),
  signIn: App,
  /** The platform stand-ins, and our app registered with each of them. */
  platforms: z.object({
    folder: z.string(),
    processingMs: z.number(),
    apps: z.record(z.enum(PLATFORM_IDS), App),
  }),
  /** Absent if e-mail sign-in is turned off. */
  emailPool: z.object({ folder: z.string(), siteOrigin: z.string(), lambdaUrl: z.string() }).optional(),
  signInSecretId: z.string(),
  /** The sign-in page’s URL is added before the settings are stored as a secret. */
  signInSecret: z.record(z.string(), z.string()),
  /** Secrets by id. */
  secrets: z.record(z.string(), z.unknown()),
});
export type VendorSettings = z.infer<typeof VendorSettings>;

/** The stand-ins' own URLs. */
export const VendorAddresses = z.object({
  s3: z.string(),
  signIn: z.string(),
  secrets: z.string(),
  emailPool: z.string().optional(),
  youtube: z.string(),
  tiktok: z.string(),
});
export type VendorAddresses = z.infer<typeof VendorAddresses>;
