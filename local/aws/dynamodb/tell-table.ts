import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGION } from '#local/aws/step-functions/workflow.ts';
import { TABLE_NAME } from '#local/support/environment.ts';

/** Tells operator commands on this machine where the table is, as long as the product runs. */
export const tellTable = (dataDir: string, url: string): { close(): void } => {
  const file = join(dataDir, 'table.json');
  const variables = {
    TABLE_NAME,
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  writeFileSync(file, JSON.stringify(variables, null, 2));
  return { close: () => rmSync(file, { force: true }) };
};
