/**
 * Films a fixed story with eight scenes (about 45 s), a scene on each core at the same time, and prints the time and
 * memory used: `npm run bench -- film [--runs 5]`.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import {
  FIXED_SCENES,
  type FileSet,
  fixedTimeline,
  gatherIngredients,
} from '#test/support/bench/fixed-film.ts';
import { runAlone, runsAsked } from '#test/support/bench/run-bench.ts';
import { machineCpu, medianOf, Shoot, Stage, sumOf } from '#test/support/bench/stages.ts';

const RUNS = 5;
const PEAK_LIMIT_MB = 600;
/** The least share of the speed that the processor time allows, so that no core waits while a scene can be filmed. */
const SHARE_LIMIT = 0.92;
/** The required filming speed, as a multiple of playback speed. */
const LIMITS = [
  { set: 'mp4', name: 'three MP4 rungs', factor: 2.2 },
  { set: 'all', name: 'all four files', factor: 1.8 },
] as const satisfies readonly { set: FileSet; name: string; factor: number }[];
const MEGABYTE = 1024 * 1024;

const timeline = fixedTimeline();
const seconds = framesToSeconds(timeline.frames);
const firstSceneSeconds = framesToSeconds(timeline.scenes[0]?.frames ?? 0);
const cores = availableParallelism();
const runs = runsAsked(process.argv, RUNS);
const shootProgram = new URL('film/shoot.ts', import.meta.url);
const encodeProgram = new URL('film/encode-alone.ts', import.meta.url);

const print = (name: string, figure: string, isMet = true): void =>
  console.log(`  ${name.padEnd(34)} ${figure}${isMet ? '' : '  MISSED'}`);

const measure = async (dir: string, set: FileSet) => {
  const before = machineCpu();
  const start = performance.now();
  const shoots: Shoot[] = [];
  const encodes: Stage[] = [];
  for (let run = 0; run < runs; run += 1) {
    shoots.push(Shoot.parse(await runAlone(shootProgram, [dir, set, String(FIXED_SCENES), String(cores)])));
    encodes.push(Stage.parse(await runAlone(encodeProgram, [dir, set])));
  }
  const used = (machineCpu() ?? Number.NaN) - (before ?? Number.NaN);
  const ours = sumOf([...shoots.flatMap(({ stages }) => stages), ...encodes], 'cpu');
  return { shoots, encodes, others: Math.max(0, (used - ours) / ((performance.now() - start) / 1000)) };
};

const report = async (dir: string, { set, name, factor }: (typeof LIMITS)[number]): Promise<void> => {
  const { shoots, encodes, others } = await measure(dir, set);
  const median = (part: 'wall' | 'cpu', begins: string): number =>
    medianOf(shoots.map(({ stages }) => sumOf(stages, part, begins)));
  // Covers the time until the files are finished, not including certification.
  const realTime = seconds / (median('wall', 'filming') + median('wall', 'join'));
  const byCpu = (seconds * cores) / (median('cpu', 'scene') + median('cpu', 'mix') + median('cpu', 'join'));
  const share = realTime / byCpu;
  const perSecond = (values: readonly Stage[], length: number): number =>
    medianOf(values.map(({ cpu }) => cpu)) / length;
  const firstScenes = shoots.flatMap(({ stages }) => stages.filter(({ name }) => name === 'scene 1'));
  const encode = perSecond(encodes, firstSceneSeconds);
  const scene = perSecond(firstScenes, firstSceneSeconds);
  const peak = Math.max(...shoots.map(({ peakMb }) => peakMb));
  console.log(`${name}: ${seconds.toFixed(1)} s of film, median of ${runs}, ${cores} cores`);
  print('real time, on the clock', `${realTime.toFixed(2)} x (at least ${factor})`, realTime >= factor);
  print(
    'real time, by processor time',
    `${byCpu.toFixed(2)} x (all cores ours and none waiting)`,
    byCpu >= factor,
  );
  print('share of what that allows', `${share.toFixed(2)} (at least ${SHARE_LIMIT})`, share >= SHARE_LIMIT);
  if (Number.isFinite(others))
    print('other programs meanwhile', `${others.toFixed(1)} of ${cores} cores busy with something else`);
  print('peak memory', `${peak.toFixed(0)} MB (at most ${PEAK_LIMIT_MB})`, peak <= PEAK_LIMIT_MB);
  for (const [label, clock, processor] of [
    ['scenes and sound', ['filming'], ['scene', 'mix']],
    ['join', ['join'], ['join']],
    ['certify', ['certify'], ['certify']],
  ] as const) {
    const sum = (part: 'wall' | 'cpu', names: readonly string[]): string =>
      names.reduce((total, name) => total + median(part, name), 0).toFixed(2);
    print(label, `${sum('wall', clock)} s on the clock, ${sum('cpu', processor)} s of processor`);
  }
  print('whole film to encoding alone', `${(scene / encode).toFixed(2)} x the processor time of a scene`);
  const files = shoots[0]?.files ?? [];
  print('files', files.map((file) => `${file.name} ${(file.bytes / MEGABYTE).toFixed(1)} MB`).join(', '));
};

const dir = await mkdtemp(join(tmpdir(), 'film-bench-'));
try {
  await gatherIngredients(dir);
  for (const limit of LIMITS) await report(dir, limit);
} finally {
  await rm(dir, { recursive: true, force: true });
}
