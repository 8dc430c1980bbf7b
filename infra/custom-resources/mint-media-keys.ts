import { generateKeyPairSync } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { z } from 'zod';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const Event = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResourceProperties: z.object({ SecretId: z.string() }),
});
const Stored = z.object({ publicKey: z.string().optional() });
/** The only size of RSA key that CloudFront accepts for signing URLs. */
const RSA_BITS = 2048;

const ANSWER_LIMIT_MS = 5_000;

const client = new SecretsManagerClient({ requestHandler: timeLimits(ANSWER_LIMIT_MS) });

/**
 * Creates the key pair that signs media URLs, once, inside the account: the private key goes straight into the secret
 * and never appears in a template; the public key is the resource's attribute `PublicKey` (PEM). A second run keeps
 * the existing pair, so that links that were already shared stay valid.
 */
export const handler = async (
  input: unknown,
): Promise<{ PhysicalResourceId: string; Data: { PublicKey: string } }> => {
  const event = Event.parse(input);
  const { SecretId } = event.ResourceProperties;
  const answer = (PublicKey: string) => ({ PhysicalResourceId: `${SecretId}#keys`, Data: { PublicKey } });
  if (event.RequestType === 'Delete') return answer('');
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const stored = z.record(z.string(), z.string()).parse(JSON.parse(SecretString));
  const { publicKey: known } = Stored.parse(stored);
  if (known !== undefined) return answer(known);
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await client.send(
    new PutSecretValueCommand({
      SecretId,
      SecretString: JSON.stringify({ ...stored, publicKey, privateKey }),
    }),
  );
  return answer(publicKey);
};
