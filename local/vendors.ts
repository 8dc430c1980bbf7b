import { z } from 'zod';
import { endWithParent } from './child-process.ts';
import { startOpenAi } from './openai.ts';
import { startPolly } from './polly.ts';
import { startS3 } from './s3.ts';
import { startSecrets } from './secrets.ts';
import { startSignIn } from './sign-in.ts';
import { type VendorAddresses, VendorSettings } from './vendor-messages.ts';

/** The process of the vendors that compute: they may keep a core busy without holding up the gateway. */
async function start(settings: z.infer<typeof VendorSettings>): Promise<VendorAddresses> {
  const [s3, polly, openai, signIn] = await Promise.all([
    startS3(settings),
    startPolly(),
    startOpenAi(),
    startSignIn(settings.signIn),
  ]);
  const { discoveryUrl } = signIn;
  const secrets = await startSecrets({
    ...settings.secrets,
    [settings.signInSecretId]: { ...settings.signInSecret, discoveryUrl },
  });
  return { s3: s3.url, polly: polly.url, openai: openai.url, signIn: signIn.url, secrets: secrets.url };
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
