import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, NODE, ROOT } from './setup.mjs';

/** Runs a cdk command with the pinned Node and returns its exit status. */
export function cdk(args) {
  const done = spawnSync(NODE, [join(ROOT, 'node_modules', 'aws-cdk', 'bin', 'cdk'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment({ CDK_DISABLE_VERSION_CHECK: '1' }),
  });
  return done.status ?? 1;
}

/** The named stages, with or without `--stage`, and the remaining arguments for cdk. */
export function stagesIn(args) {
  const stages = [];
  const rest = [];
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] === '--stage') stages.push(args[(at += 1)] ?? '');
    else if (args[at].startsWith('-') || rest.length > 0) rest.push(args[at]);
    else stages.push(args[at]);
  }
  return { stages, rest };
}
