import { spawnSync } from 'node:child_process';
import { environment, NODE, setUp } from './setup.mjs';

// Runs a TypeScript file of this repository with the pinned Node: `node tools/setup/run.mjs <file> [arguments]`.
await setUp();
const done = spawnSync(NODE, process.argv.slice(2), { stdio: 'inherit', env: environment() });
process.exitCode = done.status ?? 1;
