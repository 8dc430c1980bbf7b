import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '#local/aws/step-functions/workflow.ts';

/** What commands reach besides the table: files, executions, the user pool and the key of used grants. */
const REACHED = [
  'TABLE_NAME',
  'BUCKET_NAME',
  'DELETION_MACHINE_ARN',
  'SIGN_IN_SECRET_ID',
  'USER_POOL_ID',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_ENDPOINT_URL_S3',
  'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'AWS_ENDPOINT_URL_SFN',
  'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  'AWS_REQUEST_CHECKSUM_CALCULATION',
];

/** Tells operator commands on this machine where the table is, as long as the product runs; `env` is that of functions. */
export const tellTable = (dataDir: string, env: Readonly<Record<string, string>>): { close(): void } => {
  const file = join(dataDir, 'table.json');
  const variables = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => REACHED.includes(name))),
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  writeFileSync(file, JSON.stringify(variables, null, 2));
  return { close: () => rmSync(file, { force: true }) };
};
