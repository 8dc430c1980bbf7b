/**
 * Runs NormaliseUpload on one of `OWN_FILES`, and reports how much time and memory it took: `check-alone.ts <name>
 * <dir>`.
 */

import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '#functions/domain/media/ports.ts';
import { normaliseUploadStep } from '#functions/workflows/check-upload/normalise-upload.ts';
import { ownFile } from '#test/support/uploads/own-files.ts';
import { partial } from '#test/support/values.ts';
import { peakMb } from './stages.ts';

const MEGABYTE = 1_000_000;
const [name = '', folder = ''] = process.argv.slice(2);
const { kind } = ownFile(name);
const source = join(folder, 'sent');
const kept = join(folder, 'kept');
const scratch = join(folder, 'scratch');
await mkdir(kept);
await mkdir(scratch);
process.env['TMPDIR'] = scratch;

const media = partial<Media>({
  fetch: async (_, path) => copyFile(source, path),
  store: async (path, key) => {
    await copyFile(path, join(kept, key.replaceAll('/', '_')));
    return (await stat(path)).size;
  },
});

const beforeMb = process.memoryUsage().rss / MEGABYTE;
const began = performance.now();
const processor = process.cpuUsage();
const step = normaliseUploadStep({ media: () => media, now: () => new Date() });
const { made } = await step.run({ userId: 'ada', uploadId: 'one', mediaFolder: 'folder', kind });
const { user, system } = process.cpuUsage(processor);
console.log(
  JSON.stringify({
    found: 'problem' in made ? made.problem : 'ready',
    sentMb: (await stat(source)).size / MEGABYTE,
    seconds: (performance.now() - began) / 1000,
    processorSeconds: (user + system) / 1e6,
    beforeMb,
    peakMb: peakMb(),
    kept: (await readdir(kept)).length,
    left: (await readdir(scratch)).length,
  }),
);
