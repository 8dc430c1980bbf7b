import { join } from 'node:path';
import { z } from 'zod';
import { firstMessage, startProcess, stopProcess } from '#local/support/child-process.ts';
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

/** Starts the Stripe stand-in in its own process; calls `onExit` when that process ends unexpectedly. */
export async function startStripeProcess(settings: StripeSettings, onExit: () => void) {
  const child = startProcess(new URL('./process.ts', import.meta.url), []);
  child.send(settings);
  const { url } = Started.parse(await firstMessage(child));
  child.once('exit', onExit);
  const close = () => {
    child.off('exit', onExit);
    return stopProcess(child);
  };
  return { url, pid: child.pid ?? 0, close };
}
