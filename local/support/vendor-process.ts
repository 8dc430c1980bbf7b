import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { PLATFORM_IDS, type PlatformId } from '#contract/platforms.ts';
import { platformSecret } from '#contract/providers.ts';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { originSecretOf } from '#local/aws/edge/edge.ts';
import { SECRET_MARK } from '#local/platforms/secrets.ts';
import { firstMessage, stopProcess } from './child-process.ts';
import type { Keys } from './data-folder.ts';
import {
  accessKeys,
  BUCKET_NAME,
  EDGE_LOG_BUCKET,
  providerSecretId,
  providerSecrets,
  SECRET_IDS,
} from './environment.ts';
import { VendorAddresses, type VendorSettings } from './vendor-messages.ts';

const CLIENT_ID = 'veilcast';

interface Installation {
  readonly dataDir: string;
  readonly siteOrigin: string;
  readonly lambdaUrl: string;
  /** How long workflows wait, as a multiple of the time on AWS. */
  readonly waitFactor?: number | undefined;
}

/** How long a platform processes a film: long enough to be seen, short enough to be bearable. */
const PROCESSING_MS = 1000;

/** Our app as registered with a platform’s stand-in. */
const appAt = (id: PlatformId, { appSecret }: Keys) => ({
  clientId: `${CLIENT_ID}-${id}`,
  clientSecret: `${SECRET_MARK}${id}-${appSecret}`,
});

export const connectedAt = (siteOrigin: string, platform: PlatformId): string =>
  siteOrigin + hrefOf(routes.finishConnection, { platform });

/** The vendors' settings for an installation. */
export const vendorSettings = (
  { dataDir, siteOrigin, lambdaUrl, waitFactor = 1 }: Installation,
  keys: Keys,
  user: Readonly<Record<string, string | undefined>>,
): VendorSettings => ({
  dataDir,
  buckets: [BUCKET_NAME, EDGE_LOG_BUCKET],
  siteOrigin,
  accessKeys: accessKeys(user),
  signIn: {
    clientId: CLIENT_ID,
    clientSecret: keys.clientSecret,
    redirectUri: `${siteOrigin}/api/auth/callback`,
  },
  ...(user['VEILCAST_EMAIL_SIGN_IN'] !== '0' && {
    emailPool: { folder: join(dataDir, 'email-accounts'), siteOrigin, lambdaUrl },
  }),
  platforms: {
    folder: join(dataDir, 'platforms'),
    processingMs: PROCESSING_MS * waitFactor,
    apps: {
      youtube: { ...appAt('youtube', keys), redirectUri: connectedAt(siteOrigin, 'youtube') },
      tiktok: { ...appAt('tiktok', keys), redirectUri: connectedAt(siteOrigin, 'tiktok') },
    },
  },
  signInSecretId: SECRET_IDS.signIn,
  signInSecret: {
    siteOrigin,
    clientId: CLIENT_ID,
    clientSecret: keys.clientSecret,
    sealKey: keys.sealKey,
    identityKey: keys.identityKey,
  },
  secrets: {
    [SECRET_IDS.media]: { siteOrigin, keyPairId: keys.keyPairId, privateKey: keys.mediaPrivateKey },
    ...providerSecrets(user),
    ...Object.fromEntries(PLATFORM_IDS.map((id) => [providerSecretId(platformSecret(id)), appAt(id, keys)])),
    [SECRET_IDS.origin]: { value: originSecretOf(keys.sealKey) },
    [SECRET_IDS.payout]: { '1': keys.payoutKey },
    [SECRET_IDS.publishing]: { '1': keys.publishingKey },
    [SECRET_IDS.signing]: { privateKey: keys.signingKey, certificates: keys.signingCertificates },
    [SECRET_IDS.stripe]: { secretKey: keys.stripeKey, webhookSecret: keys.webhookSecret },
  },
});

/** Starts the vendors in their process; calls `onExit` when it ends unexpectedly. */
export async function startVendors(child: ChildProcess, settings: VendorSettings, onExit: () => void) {
  const addresses = VendorAddresses.parse(await firstMessage(child, settings));
  child.once('exit', onExit);
  const close = () => {
    child.off('exit', onExit);
    return stopProcess(child);
  };
  return { addresses, pid: child.pid ?? 0, close };
}
