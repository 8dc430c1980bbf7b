import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { secretKeeper } from '#functions/gateways/aws/secret-keeper.ts';
import { stackNames } from '#infra/stage/names.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { awsTrouble } from './aws-trouble.ts';
import { capabilitiesOf } from './capabilities.ts';

/**
 * The summary after a deployment: the URL, what is turned on, and the command that stores what is
 * missing.
 */
const Outputs = z.record(
  z.string(),
  z.looseObject({ SiteOrigin: z.string().optional(), DomainRecord: z.string().optional() }),
);

const [stage = '', file = ''] = process.argv.slice(2);
const settings = stageSettings(stage);
const outputs = Outputs.parse(JSON.parse(readFileSync(file, 'utf8')));
const { SiteOrigin = 'unknown', DomainRecord } = outputs[stackNames(stage).site] ?? {};

console.log(`\nThe stage ${stage} is at ${SiteOrigin}`);
if (DomainRecord !== undefined) console.log(`  once its domain has this record: ${DomainRecord}`);
try {
  const found = await capabilitiesOf(stage, settings, secretKeeper(settings.region).read);
  for (const { name, state, missing } of found)
    console.log(`  ${name}: ${state}${missing === undefined ? '' : `, until you store ${missing}`}`);
  if (found.some(({ missing }) => missing !== undefined))
    console.log(
      `To store what is missing: npm run secrets -- ${stage} (only Google needs another deployment)`,
    );
} catch (error) {
  console.log(`  Could not read what is switched on: ${awsTrouble(error)}`);
}
