import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runAlone } from '#test/support/bench/run-bench.ts';
import { HOSTILE_CLIPS } from '#test/support/uploads/hostile-clips.ts';
import { HOSTILE_SOUNDS } from '#test/support/uploads/hostile-sounds.ts';

const HOSTILE_FILES = [...HOSTILE_CLIPS, ...HOSTILE_SOUNDS];
const OPEN_HOSTILE = new URL('../../../support/uploads/open-hostile.ts', import.meta.url);
const Opened = z.array(z.object({ name: z.string(), found: z.string(), peakMb: z.number() }));
const LIMIT_MS = 180_000;
/** The process itself takes 130 MB, including FFmpeg. */
const MOST_MB = 300;

const folder = await mkdtemp(join(tmpdir(), 'veilcast-hostile-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
let opened: z.infer<typeof Opened>;
beforeAll(async () => {
  for (const [index, { write }] of HOSTILE_FILES.entries()) await write(join(folder, String(index)));
  opened = Opened.parse(await runAlone(OPEN_HOSTILE, [folder]));
}, LIMIT_MS);

describe('a file that claims to contain more than it does', () => {
  // Proves call-file-claims-takes-no-memory.
  it.each(HOSTILE_FILES)(
    '$name is recognised as $found, and takes no more memory than other files',
    ({ name, found }) => {
      const one = opened.find((each) => each.name === name);
      expect(one?.found).toBe(found);
      if (process.platform === 'linux') expect(one?.peakMb).toBeLessThan(MOST_MB);
    },
  );
});
