import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cdk, stagesIn } from './setup/cdk.mjs';
import { environment, giveUp, NODE, ROOT, setUp } from './setup/setup.mjs';

// `npm run deploy -- dev`: builds, deploys every stack of the stage, then prints what is turned on
// and what is missing. Arguments after the stage go to cdk: `npm run deploy -- dev
// --require-approval never`.
await setUp();
const { stages, rest } = stagesIn(process.argv.slice(2));
const [stage] = stages;
if (stage === undefined || stages.length > 1)
  giveUp('Name one stage, before any option of cdk: npm run deploy -- dev');

// Deploys several stacks at a time, which CDK refuses to do if it might have to ask a question.
const asksNothing = /--require-approval[= ]never/u.test(rest.join(' '));
// API Gateway accepts ten changes a second per account, and a new stage takes hundreds.
const AT_ONCE = { new: 4, known: 10 };

const folder = join(ROOT, '.build');
const outputs = join(folder, `outputs-${stage}.json`);
mkdirSync(folder, { recursive: true });
rmSync(outputs, { force: true });
const operator = (script, args, stdio) =>
  spawnSync(NODE, [join(ROOT, 'tools', 'operator', script), ...args], {
    cwd: ROOT,
    stdio,
    encoding: 'utf8',
    env: environment(),
  });
const read = operator('print-parameters.ts', [stage], ['ignore', 'pipe', 'inherit']);
const [age, ...parameters] = read.stdout.trim().split('\n');
const status =
  read.status === 0 &&
  cdk([
    'deploy',
    '--all',
    '-c',
    `stage=${stage}`,
    '--outputs-file',
    outputs,
    ...parameters.flatMap((line) => ['--parameters', line]),
    ...(asksNothing ? ['--concurrency', String(AT_ONCE[age])] : []),
    ...rest,
  ]);
if (status !== 0)
  giveUp(
    `The stage ${stage} was not deployed: see above. Run "npm run doctor -- ${stage}" to find what is missing.`,
  );
process.exitCode = operator('tell-deployed.ts', [stage, outputs], 'inherit').status ?? 1;
