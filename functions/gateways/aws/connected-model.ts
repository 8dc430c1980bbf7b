import { z } from 'zod';
import { readSecret } from './secrets.ts';

const ConnectedModel = z.object({
  /** The base URL of an OpenAI-compatible API. */
  baseUrl: z.url(),
  model: z.string().min(1),
  apiKey: z.string().min(1),
});
export type ConnectedModel = z.infer<typeof ConnectedModel>;

/** The secret’s content while no model is connected. */
const Nothing = z.strictObject({}).transform(() => undefined);

/** The connected model, if any. The secret is read on each call, so that a change takes effect at once. */
export const readConnectedModel = (secretId: string): Promise<ConnectedModel | undefined> =>
  readSecret(secretId, z.union([ConnectedModel, Nothing]), 0);
