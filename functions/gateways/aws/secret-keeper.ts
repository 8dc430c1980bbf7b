import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { z } from 'zod';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 5_000;
const MAX_ATTEMPTS = 3;

const Fields = z.record(z.string(), z.string());
export type SecretFields = z.infer<typeof Fields>;

/** Reads and writes secrets with an operator's own credentials. Values never appear in errors or logs. */
export interface SecretKeeper {
  /** The fields of a secret; undefined when no secret has that name. */
  readonly read: (name: string) => Promise<SecretFields | undefined>;
  /** Merges fields into the secret; an empty value removes the field. Returns false if the secret doesn’t exist. */
  readonly merge: (name: string, fields: SecretFields) => Promise<boolean>;
  readonly create: (name: string, description: string, fields: SecretFields) => Promise<void>;
}

/** `region`: the stage’s region, or undefined for the operator’s default. */
export const secretKeeper = (region: string | undefined): SecretKeeper => {
  const client = new SecretsManagerClient({
    ...(region !== undefined && { region }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  });
  const read = async (name: string): Promise<SecretFields | undefined> => {
    try {
      const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId: name }));
      const parsed = Fields.safeParse(JSON.parse(SecretString));
      if (!parsed.success) throw new Error(`The secret ${name} is not a JSON object of texts.`);
      return parsed.data;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined;
      throw error;
    }
  };
  return {
    read,
    merge: async (name, fields) => {
      const stored = await read(name);
      if (stored === undefined) return false;
      const merged = Object.entries({ ...stored, ...fields }).filter(([, value]) => value !== '');
      await client.send(
        new PutSecretValueCommand({
          SecretId: name,
          SecretString: JSON.stringify(Object.fromEntries(merged)),
        }),
      );
      return true;
    },
    create: async (name, description, fields) => {
      await client.send(
        new CreateSecretCommand({
          Name: name,
          Description: description,
          SecretString: JSON.stringify(fields),
        }),
      );
    },
  };
};
