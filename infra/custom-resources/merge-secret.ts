import { randomBytes } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { z } from 'zod';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const Values = z.record(z.string(), z.string());
const Event = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  /** The values that the last deployment requested; present only on updates. */
  OldResourceProperties: z.object({ Values }).optional(),
  ResourceProperties: z.object({
    SecretId: z.string(),
    /**
     * Fields that replace the values set by the last deployment. A value that has changed since then, such as a
     * rotated key, is kept.
     */
    Values,
    /** Fields that receive 32 random bytes in base64 unless they have a value. */
    Minted: z.array(z.string()).default([]),
    /** The client of the user pool whose secret becomes the field `clientSecret`. */
    UserPoolClient: z.object({ UserPoolId: z.string(), ClientId: z.string() }).optional(),
  }),
});
const MINTED_BYTES = 32;

const ANSWER_LIMIT_MS = 5_000;

const client = new SecretsManagerClient({ requestHandler: timeLimits(ANSWER_LIMIT_MS) });
const userPools = new CognitoIdentityProviderClient({ requestHandler: timeLimits(ANSWER_LIMIT_MS) });

/** The client's secret is read here, because a resource's properties end up in the deployment log. */
const clientSecretOf = async (client: z.infer<typeof Event>['ResourceProperties']['UserPoolClient']) => {
  if (client === undefined) return {};
  const { UserPoolClient } = await userPools.send(new DescribeUserPoolClientCommand(client));
  if (UserPoolClient?.ClientSecret === undefined)
    throw new Error(`The client ${client.ClientId} of the user pool has no secret.`);
  return { clientSecret: UserPoolClient.ClientSecret };
};

/**
 * Merges values that exist only after other parts are deployed (the site's URL, the sign-in client) into a secret that
 * functions read at run time. This prevents a dependency cycle between the distribution and the functions behind it.
 */
export const handler = async (input: unknown): Promise<{ PhysicalResourceId: string }> => {
  const { RequestType, ResourceProperties, OldResourceProperties } = Event.parse(input);
  const { SecretId, Values: wanted, Minted, UserPoolClient } = ResourceProperties;
  const answer = { PhysicalResourceId: `${SecretId}#values` };
  if (RequestType === 'Delete') return answer;
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const stored = Values.parse(JSON.parse(SecretString));
  // The first deployment may write every field.
  const written = OldResourceProperties?.Values ?? stored;
  const isOurs = (field: string): boolean => stored[field] === undefined || stored[field] === written[field];
  const values = Object.entries(wanted).filter(([field]) => isOurs(field));
  const fresh = Object.fromEntries(
    Minted.map((field) => [field, randomBytes(MINTED_BYTES).toString('base64')]),
  );
  const merged = {
    ...fresh,
    ...stored,
    ...Object.fromEntries(values),
    ...(await clientSecretOf(UserPoolClient)),
  };
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(merged) }));
  return answer;
};
