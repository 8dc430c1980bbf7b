import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { firstMessage, stopProcess } from '#local/support/child-process.ts';
import type { Keys } from '#local/support/data-folder.ts';
import type { StripeSettings } from './server.ts';

const Started = z.object({ url: z.string() });

/** The stand-in's settings for an installation. */
export const stripeSettings = (dataDir: string, siteOrigin: string, keys: Keys): StripeSettings => ({
  stateFile: join(dataDir, 'stripe.sqlite'),
  secretKey: keys.stripeKey,
  webhookSecret: keys.webhookSecret,
  webhookUrl: `${siteOrigin}/api/payments/webhook`,
});

/** Starts the Stripe stand-in in its process; calls `onExit` when that process ends unexpectedly. */
export async function startStripeProcess(child: ChildProcess, settings: StripeSettings, onExit: () => void) {
  const { url } = Started.parse(await firstMessage(child, settings));
  child.once('exit', onExit);
  const close = () => {
    child.off('exit', onExit);
    return stopProcess(child);
  };
  return { url, pid: child.pid ?? 0, close };
}
