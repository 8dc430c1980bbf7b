/** The emulator’s account and region. */
export const ACCOUNT = '000000000000';
export const REGION = 'eu-west-1';

/** The environment variables that every process on this system needs. */
const SYSTEM = ['PATH', 'HOME', 'LANG', 'TZ'];

/**
 * The environment for every process that calls the emulated cloud. It doesn’t contain any of the caller’s AWS
 * settings, and every service is on loopback, so no call can reach a real account.
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
