import { z } from 'zod';
import type { PlatformId } from '#contract/platforms.ts';
import { env } from '#functions/env.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';

/** An app at a platform. */
export const App = z.object({ clientId: z.string().min(1), clientSecret: z.string().min(1) });
type App = z.infer<typeof App>;

const OwnApps = z.object({ youtube: App.optional() });

/**
 * The apps that a creator has stored on their own machine, each of which replaces a platform’s stand-in with the real
 * platform. On a stage, there are none. Read on each call, so that a change takes effect immediately.
 */
export const ownApps = async (): Promise<Readonly<Partial<Record<PlatformId, App | undefined>>>> => {
  const secretId = env.ownAppsSecretId();
  return secretId === undefined ? {} : readSecret(secretId, OwnApps, 0);
};
