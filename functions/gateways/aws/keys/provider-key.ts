import { z } from 'zod';
import { readSecret } from '#functions/gateways/aws/secrets.ts';

const Stored = z.object({ apiKey: z.string().min(1) });
/** What the secret contains before an operator stores a key. */
const Unset = z.object({ apiKey: z.string().trim().default('') });

/** Whether a provider's secret holds a key. */
export const hasProviderKey = async (secretId: string): Promise<boolean> =>
  (await readSecret(secretId, Unset)).apiKey !== '';

/** The key in a provider's secret. Throws when none is stored. */
export const providerKey = async (secretId: string): Promise<string> =>
  (await readSecret(secretId, Stored)).apiKey;
