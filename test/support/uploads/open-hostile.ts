/**
 * `open-hostile.ts <folder>` opens the `HOSTILE_CLIPS` and `HOSTILE_SOUNDS` that are stored in a folder under their
 * numbers, and reports on each.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalise } from '#functions/film/uploads/normalise.ts';
import { targetsIn } from '#functions/film/uploads/normalised.ts';
import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import { peakMb } from '#test/support/bench/stages.ts';
import { HOSTILE_CLIPS } from './hostile-clips.ts';
import { HOSTILE_SOUNDS } from './hostile-sounds.ts';

const LIMIT_MS = 60_000;
const [folder = ''] = process.argv.slice(2);
/** Resets this process’s peak memory on Linux. */
const forgetPeak = (): Promise<void> => writeFile('/proc/self/clear_refs', '5').catch(() => {});

const opened: object[] = [];
for (const [index, { name, kind }] of [...HOSTILE_CLIPS, ...HOSTILE_SOUNDS].entries()) {
  const made = join(folder, `made-${index}`);
  await mkdir(made);
  await forgetPeak();
  const found = await normalise(kind, join(folder, String(index)), targetsIn(made, kind), LIMIT_MS).then(
    () => 'ready',
    (error: unknown) => {
      if (error instanceof UploadFault) return error.problem;
      throw error;
    },
  );
  opened.push({ name, found, peakMb: Math.round(peakMb()) });
}
console.log(JSON.stringify(opened));
