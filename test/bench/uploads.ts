/**
 * How much time and memory it takes to open each kind of valid and invalid file, and what is left behind: `npm run
 * bench -- uploads`.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { STEP_GRANTS } from '#infra/step-grants.ts';
import { runAlone } from '#test/support/bench/run-bench.ts';
import { OWN_FILES } from '#test/support/uploads/own-files.ts';

const CHECK_ALONE = new URL('../support/bench/check-alone.ts', import.meta.url);
const Alone = z.object({
  found: z.string(),
  sentMb: z.number(),
  seconds: z.number(),
  processorSeconds: z.number(),
  beforeMb: z.number(),
  peakMb: z.number(),
  kept: z.int(),
  left: z.int(),
});

const rows: Record<string, Record<string, string>> = {};
for (const { name, found, write } of OWN_FILES) {
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-uploads-'));
  try {
    await write(join(folder, 'sent'));
    const alone = Alone.parse(await runAlone(CHECK_ALONE, [name, folder]));
    rows[name] = {
      found: alone.found === found ? found : `${alone.found}  MISSED: ${found}`,
      'sent, MB': alone.sentMb.toFixed(2),
      seconds: alone.seconds.toFixed(2),
      'processor, s': alone.processorSeconds.toFixed(2),
      'peak, MB': `${alone.peakMb.toFixed(0)} (${alone.beforeMb.toFixed(0)} before)`,
      'files kept': String(alone.kept),
      'files left': `${alone.left}${alone.left > 0 ? '  MISSED' : ''}`,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
console.log(`Memory of the function: ${STEP_GRANTS['check-upload'].NormaliseUpload.memoryMb} MB`);
console.table(rows);
