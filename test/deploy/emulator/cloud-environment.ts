/** The account and region of the emulator. */
export const ACCOUNT = '000000000000';
export const REGION = 'eu-west-1';

/** What a process of this system needs to run at all. */
const SYSTEM = ['PATH', 'HOME', 'LANG', 'TZ'];

/**
 * The environment of everything that speaks to the cloud here. Nothing of the caller's own AWS settings is in it, and
 * every service is on loopback: no call can reach a real account.
 */
export const cloudEnvironment = (url: string): Record<string, string> => ({
  ...Object.fromEntries(
    SYSTEM.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  ),
  AWS_ENDPOINT_URL: url,
  AWS_REGION: REGION,
  AWS_DEFAULT_REGION: REGION,
  AWS_ACCESS_KEY_ID: ACCOUNT,
  AWS_SECRET_ACCESS_KEY: 'emulator',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_EC2_METADATA_DISABLED: 'true',
});
