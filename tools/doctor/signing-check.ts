import { testedSigner } from '#functions/film/credentials/tested-signer.ts';
import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';
import { secretName } from '#infra/stage/names.ts';
import { SIGNING_PROBLEMS } from '../operator/signing-problems.ts';
import { type Check, off, ok, todo } from './finding.ts';

interface SigningPorts {
  readonly stage: string;
  readonly now: Date;
  readonly readSecret: (name: string) => Promise<SecretFields | undefined>;
}

const DAY_MS = 24 * 3_600_000;
/** Leaves enough time to have an authority issue another certificate. */
const WARN_DAYS = 30;

/** Whether the stage's films are signed, and how long the certificate lasts. */
export const signingCheck = ({ stage, now, readSecret }: SigningPorts): Check => ({
  title: 'Signing certificate',
  run: async () => {
    const { privateKey = '', certificates = '' } = (await readSecret(secretName(stage, 'signing'))) ?? {};
    const store = `npm run secrets -- ${stage}`;
    if (privateKey === '' && certificates === '')
      return off(`none stored, so videos go out without Content Credentials: ${store}`);
    const signer = await testedSigner({ privateKey, certificates }, now);
    if (typeof signer === 'string')
      return todo(`videos go out unsigned, because ${SIGNING_PROBLEMS[signer]}: store another with ${store}`);
    const days = Math.floor((signer.until.getTime() - now.getTime()) / DAY_MS);
    const end = `expires on ${signer.until.toISOString().slice(0, 10)}, in ${days} days`;
    if (signer.isTest)
      return todo(`a test certificate, which no reader trusts: store a real one with ${store}`);
    return days > WARN_DAYS ? ok(end) : todo(`${end}: store a newer one with ${store}`);
  },
});
