/**
 * The time and memory that Content Credentials add to a 45-second film: `npm run bench -- credentials [--runs
 * 5]`.
 */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { z } from 'zod';
import { runAlone, runsAsked } from '#test/support/bench/run-bench.ts';
import { medianOf, Stage, sumOf } from '#test/support/bench/stages.ts';
import { paintStill } from '#test/support/film/film-fixtures.ts';
import { ROOT } from '#test/support/infra/stacks.ts';

const RUNS = 5;
const LIMIT_SECONDS = 0.5;
const MEGABYTE = 1_000_000;
const SIGN_ALONE = new URL('../support/bench/sign-alone.ts', import.meta.url);
/** The files of the 45-second film made by `npm run bench -- film`. */
const SIZES_MB = {
  'film-480p.mp4': 3,
  'film-720p.mp4': 5,
  'film-1080p.mp4': 8,
  'film-720p.webm': 5,
} as const;
const THUMBNAILS = 8;

const Alone = z.object({
  stages: z.array(Stage),
  signedMb: z.number(),
  peakMb: z.number(),
  faults: z.array(z.string()),
});

/** A media data box that makes a short film’s file as large as a long one’s. */
const mediaData = (bytes: number): Buffer => {
  const box = Buffer.alloc(bytes, 'media');
  box.writeUInt32BE(bytes);
  box.write('mdat', 4);
  return box;
};

const writeFilm = async (dir: string): Promise<void> => {
  const sample = await readFile(join(ROOT, 'web/public/samples/moving.mp4'));
  for (const [name, megabytes] of Object.entries(SIZES_MB)) {
    const rest = mediaData(megabytes * MEGABYTE - sample.length);
    await writeFile(join(dir, name), Buffer.concat([sample, rest]));
  }
  await paintStill(join(dir, 'poster.jpg'), 1, 720, 1280);
  for (let index = 0; index < THUMBNAILS; index += 1)
    await writeFile(join(dir, `scene-${index}.jpg`), createCanvas(144, 256).toBuffer('image/jpeg'));
};

const runs = runsAsked(process.argv, RUNS);
const measured: z.infer<typeof Alone>[] = [];
for (let run = 0; run < runs; run += 1) {
  const dir = await mkdtemp(join(tmpdir(), 'veilcast-credentials-'));
  try {
    await writeFilm(dir);
    measured.push(Alone.parse(await runAlone(SIGN_ALONE, [dir])));
  } finally {
    await rm(dir, { recursive: true });
  }
}
const faults = measured.flatMap((one) => one.faults);
if (faults.length > 0) throw new Error(faults.join(' '));
const median = (part: 'wall' | 'cpu', name: string): number =>
  medianOf(measured.map(({ stages }) => sumOf(stages, part, name)));
const both = (name: string): string =>
  `${median('wall', name).toFixed(2)} (processor ${median('cpu', name).toFixed(2)})`;
/** One thread does the work, so on an idle core the elapsed time equals the CPU time. */
const total = median('cpu', 'load') + median('cpu', 'sign');
console.log(
  `${Object.values(SIZES_MB).reduce((sum, each) => sum + each, 0)} MB of films and ${THUMBNAILS + 1} pictures, median of ${runs}`,
);
console.table({
  'load and test the signer, s': both('load'),
  'sign, s': both('sign'),
  [`together, processor s (at most ${LIMIT_SECONDS})`]: `${total.toFixed(2)}${total > LIMIT_SECONDS ? '  MISSED' : ''}`,
  'read again for the certificate, s': both('read'),
  'memory of signing, MB': Math.max(...measured.map(({ signedMb }) => signedMb)).toFixed(0),
  'memory of both, MB': Math.max(...measured.map(({ peakMb }) => peakMb)).toFixed(0),
});
