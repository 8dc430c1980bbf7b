import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { z } from 'zod';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const KEEP_MS = 60_000;
const ANSWER_LIMIT_MS = 3_000;
const MAX_ATTEMPTS = 3;

let client: SecretsManagerClient | undefined;
const cache = new Map<string, { readonly value: string; readonly until: number }>();

/**
 * The JSON of a secret, parsed by `schema` and cached for a minute, so that a stored or rotated key takes
 * effect without a deployment. With a `keepMs` of 0, the secret is read every time. Throws if Secrets Manager fails
 * or the value doesn’t match the schema; the error never contains the value.
 */
export const readSecret = async <S extends z.ZodType>(
  secretId: string,
  schema: S,
  keepMs = KEEP_MS,
): Promise<z.output<S>> => {
  const parsed = schema.safeParse(JSON.parse(await fetchSecret(secretId, keepMs)));
  if (!parsed.success) throw new Error(`The secret ${secretId} does not have the expected fields.`);
  return parsed.data;
};

const fetchSecret = async (secretId: string, keepMs: number): Promise<string> => {
  const kept = cache.get(secretId);
  if (kept !== undefined && kept.until > Date.now()) return kept.value;
  client ??= new SecretsManagerClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  });
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  if (SecretString === undefined) throw new Error(`The secret ${secretId} has no value.`);
  cache.set(secretId, { value: SecretString, until: Date.now() + keepMs });
  return SecretString;
};
