import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { z } from 'zod';

const Event = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResourceProperties: z.object({
    SecretId: z.string(),
    /** Fields that are written over what the secret holds. */
    Values: z.record(z.string(), z.string()),
    /** Fields that get 32 random bytes in base64 when they have no value yet. */
    Minted: z.array(z.string()).default([]),
  }),
});
const MINTED_BYTES = 32;

const client = new SecretsManagerClient({});

/**
 * Merges what is known only after a deployment's other parts exist (the site's address, the sign-in client) into a
 * secret that functions read at run time. It is what keeps the distribution and the functions behind it free of a cycle.
 */
export const handler = async (input: unknown): Promise<{ PhysicalResourceId: string }> => {
  const { RequestType, ResourceProperties } = Event.parse(input);
  const { SecretId, Values, Minted } = ResourceProperties;
  const answer = { PhysicalResourceId: `${SecretId}#values` };
  if (RequestType === 'Delete') return answer;
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const stored = z.record(z.string(), z.string()).parse(JSON.parse(SecretString));
  const fresh = Object.fromEntries(
    Minted.map((field) => [field, randomBytes(MINTED_BYTES).toString('base64')]),
  );
  await client.send(
    new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify({ ...fresh, ...stored, ...Values }) }),
  );
  return answer;
};
