import { rmSync } from 'node:fs';
import { bundleAll } from '#infra/bundling/bundles.ts';
import { ALL_ENTRIES, ROUTE_FUNCTIONS } from '#infra/bundling/entries.ts';
import { runEsbuild } from '#infra/bundling/run-esbuild.ts';
import { importMs } from '#test/support/bench/import-time.ts';
import { runsAsked } from '#test/support/bench/run-bench.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { ROOT } from '#test/support/infra/stacks.ts';

/** The size and start time of each API function as deployed: `npm run bench -- bundles [--runs 7]`. */
const RUNS = runsAsked(process.argv, 7);
const MAX_BYTES = 1_000_000;
const MAX_MS = 150;
const NOT_IN_AN_API = /^(?:local\/|node_modules\/(?:node-av|aws-cdk-lib|constructs)\/)/u;

const outdir = temporaryFolder();
try {
  // Bundles the functions the same way as a deployment, with the same checks.
  await bundleAll(ROOT, ALL_ENTRIES, outdir);
  const api = await runEsbuild(
    ROOT,
    outdir,
    ROUTE_FUNCTIONS.map(({ entry }) => entry),
  );
  const missed: string[] = [];
  for (const { entry, file, bytes, inputs } of api) {
    const ms = importMs(file, RUNS);
    const stray = inputs.find((input) => NOT_IN_AN_API.test(input));
    const faults = [
      ...(bytes > MAX_BYTES ? [`${bytes} bytes`] : []),
      ...(ms > MAX_MS ? [`${ms.toFixed(0)} ms`] : []),
      ...(stray === undefined ? [] : [stray]),
    ];
    const name = entry.path.replace(/^functions\/(?:api\/)?|\.lambda\.ts$/gu, '');
    console.log(
      `${name.padEnd(36)} ${(bytes / 1000).toFixed(0).padStart(5)} kB ${ms.toFixed(0).padStart(5)} ms  ${faults.length === 0 ? '' : 'MISSED'}`,
    );
    if (faults.length > 0) missed.push(`${name}: ${faults.join(', ')}`);
  }
  console.log(
    missed.length === 0
      ? `All ${api.length} API functions are at most ${MAX_BYTES / 1000} kB and begin within ${MAX_MS} ms of the processor (median of ${RUNS}).`
      : `Missed:\n${missed.join('\n')}`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(outdir, { recursive: true });
}
