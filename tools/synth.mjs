import { cdk, stagesIn } from './setup/cdk.mjs';
import { setUp } from './setup/setup.mjs';

// `npm run synth` makes the templates of the three stages; `npm run synth -- alice` makes those of one stage. Needs
// no AWS account.
await setUp();
const { stages, rest } = stagesIn(process.argv.slice(2));
const names = stages.length > 0 ? stages.join(',') : 'dev,staging,prod';
process.exitCode = cdk(['synth', '--quiet', '-c', `stage=${names}`, ...rest]);
