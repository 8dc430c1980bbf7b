import { startS3 } from '#local/aws/s3/s3.ts';
import { startSecrets } from '#local/aws/secrets.ts';
import { connectionFile, readConnection } from '#local/models/connection-file.ts';
import { ownAppsIn } from '#local/platforms/own-app.ts';
import { startPlatforms } from '#local/platforms/start-platforms.ts';
import { startSignIn } from '#local/sign-in/sign-in.ts';
import { endWithParent } from './child-process.ts';
import { SECRET_IDS } from './environment.ts';
import { type VendorAddresses, VendorSettings } from './vendor-messages.ts';

/** A local run delivers no e-mail, so the code appears in the terminal. */
const tellCode = (email: string, code: string): void => {
  console.error(`Email to ${email}: your Veilcast code is ${code}`);
};

async function startEmail({ emailPool }: VendorSettings) {
  if (emailPool === undefined) return undefined;
  const { startEmailPool } = await import('#local/aws/cognito/email-pool.ts');
  return startEmailPool({ ...emailPool, deliver: tellCode });
}

/** A separate process for the CPU-bound vendors, so that they can keep a core busy without blocking the gateway. */
async function start(settings: VendorSettings): Promise<VendorAddresses> {
  const [s3, signIn, emailPool, { youtube, tiktok }] = await Promise.all([
    startS3(settings),
    startSignIn(settings.signIn),
    startEmail(settings),
    startPlatforms(settings.platforms),
  ]);
  const { discoveryUrl } = signIn;
  const model = connectionFile(settings.dataDir);
  const secrets = await startSecrets(
    { ...settings.secrets, [settings.signInSecretId]: { ...settings.signInSecret, discoveryUrl } },
    {
      [SECRET_IDS.model]: () => readConnection(model) ?? {},
      [SECRET_IDS.ownApps]: () => ownAppsIn(settings.dataDir),
    },
  );
  return {
    s3: s3.url,
    signIn: signIn.url,
    secrets: secrets.url,
    emailPool: emailPool?.url,
    youtube: youtube.url,
    tiktok: tiktok.url,
  };
}

process.once('message', (message) => {
  start(VendorSettings.parse(message)).then(
    (addresses) => process.send?.(addresses),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
endWithParent();
