/**
 * Films the same three scenes with Veilcast, Remotion and MoviePy, and compares how long that takes: `npm run bench --
 * peers [--runs 3]`. All get the same stills, captions, voice and music; the peers write one 1080p MP4, and the camera
 * pushes in on each still. Installs the peers in a temporary folder, which takes a minute and needs Python 3 with venv.
 */

import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { cameraPath, overscanOf } from '#composition/camera/motion.ts';
import { frameOf, framesToSeconds } from '#composition/timeline/frame-times.ts';
import { laidOutPages } from '#functions/film/captions/captions.ts';
import { FONTS, shippedFontsDir } from '#functions/film/captions/font.ts';
import { H264 } from '#functions/film/files/encode.ts';
import { readStill } from '#functions/film/picture/still.ts';
import {
  FIXED_LOOK,
  type FileSet,
  fixedTimeline,
  gatherIngredients,
  ingredientsIn,
} from '#test/support/bench/fixed-film.ts';
import { runAlone, runsAsked } from '#test/support/bench/run-bench.ts';
import { medianOf, Shoot, sumOf } from '#test/support/bench/stages.ts';
import { findChromium } from '#test/support/browser/browser.ts';

const SCENES = 3;
const RUNS = 3;
const REMOTION = '4.0.529';
const REACT = '19.3.1';
const MOVIEPY = '2.2.1';
const LIMIT_MS = 1_200_000;
const { captionStyle } = FIXED_LOOK;

const runs = runsAsked(process.argv, RUNS);
const timeline = fixedTimeline(SCENES);
const seconds = framesToSeconds(timeline.frames);

/** Runs a program in a folder, and returns what it prints. */
const run = async (program: string, args: readonly string[], cwd: string): Promise<string> =>
  (await promisify(execFile)(program, args, { cwd, timeout: LIMIT_MS, maxBuffer: 100_000_000 })).stdout;

const lastLine = (printed: string): unknown => JSON.parse(printed.trim().split('\n').at(-1) ?? '');

/** The view of a scene’s still in each frame, and the words of its pages in canvas pixels, each with its frames. */
const sceneOf = async (dir: string, index: number) => {
  const { startFrame = 0, frames = 0 } = timeline.scenes[index] ?? {};
  const { width, height } = await readStill(ingredientsIn(dir).still(index), overscanOf(frames));
  const inScene = (ms: number): number => frameOf(ms) - startFrame;
  const pages = laidOutPages(timeline, index, captionStyle).map(
    ({ startMs, endMs, size, words, pieces }) => ({
      from: inScene(startMs),
      to: inScene(endMs),
      size,
      pieces: pieces.map(({ text, word, x, y }) => ({
        text,
        x,
        y,
        from: inScene(words[word]?.startMs ?? 0),
        to: inScene(words[word]?.endMs ?? 0),
      })),
    }),
  );
  const views = cameraPath('push-in', frames, { width, height });
  return { still: `still-${index}.png`, startFrame, frames, width, height, views, pages };
};

/** Writes everything that the peers need into their folder. */
const giveTo = async (folder: string, dir: string): Promise<void> => {
  await mkdir(join(folder, 'public'), { recursive: true });
  await cp(dir, join(folder, 'public'), { recursive: true });
  const { font, letters, outline } = captionStyle;
  await copyFile(join(shippedFontsDir(), FONTS[font.weight].file), join(folder, 'public', 'font.ttf'));
  const scenes = [];
  for (const { index } of timeline.scenes) scenes.push(await sceneOf(dir, index));
  const style = {
    waiting: letters.waiting.colour,
    spoken: letters.spoken.colour,
    outline: outline.width,
  };
  await writeFile(join(folder, 'film.json'), JSON.stringify({ frames: timeline.frames, scenes, style }));
  for (const file of ['remotion-film.js', 'remotion-render.js', 'moviepy_film.py'])
    await copyFile(new URL(`peers/${file}`, import.meta.url), join(folder, file));
};

/** The seconds that we need to film and join, a scene on each core at the same time. */
const ours = async (dir: string, set: FileSet): Promise<number> => {
  const shoot = Shoot.parse(
    await runAlone(new URL('film/shoot.ts', import.meta.url), [
      dir,
      set,
      String(SCENES),
      String(availableParallelism()),
    ]),
  );
  return sumOf(shoot.stages, 'wall', 'filming') + sumOf(shoot.stages, 'wall', 'join');
};

const installRemotion = async (folder: string): Promise<void> => {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const packages = [
    ...['remotion', '@remotion/bundler', '@remotion/renderer'].map((name) => `${name}@${REMOTION}`),
    ...['react', 'react-dom'].map((name) => `${name}@${REACT}`),
  ];
  await run('npm', ['install', '--no-audit', '--no-fund', ...packages], folder);
};

/** The seconds that Remotion needs with the concurrency that suits this machine best. */
const remotion = async (folder: string): Promise<number> => {
  const printed = await run(process.execPath, ['remotion-render.js', findChromium()], folder);
  return Math.min(...Object.values(z.record(z.string(), z.number()).parse(lastLine(printed))));
};

const installMoviePy = async (folder: string): Promise<void> => {
  await run('python3', ['-m', 'venv', 'python'], folder).catch((error: unknown) => {
    throw new Error('MoviePy needs Python 3 with venv. Install both, on Debian as python3-venv.', {
      cause: error,
    });
  });
  await run(join(folder, 'python', 'bin', 'pip'), ['install', '--quiet', `moviepy==${MOVIEPY}`], folder);
};

const moviePy = async (folder: string): Promise<number> =>
  z.number().parse(lastLine(await run(join(folder, 'python', 'bin', 'python'), ['moviepy_film.py'], folder)));

const work = await mkdtemp(join(tmpdir(), 'peers-'));
try {
  const [dir, folder] = [join(work, 'ingredients'), join(work, 'peers')];
  await mkdir(dir);
  await gatherIngredients(dir, SCENES);
  await giveTo(folder, dir);
  await installRemotion(folder);
  await installMoviePy(folder);
  const makers = [
    { name: 'Veilcast, four files', make: () => ours(dir, 'all') },
    { name: 'Veilcast, one file', make: () => ours(dir, 'one') },
    { name: `Remotion ${REMOTION}, one file`, make: () => remotion(folder) },
    { name: `MoviePy ${MOVIEPY}, one file`, make: () => moviePy(folder) },
  ];
  const taken = makers.map(() => [] as number[]);
  for (let round = 0; round < runs; round += 1)
    for (const [index, { make }] of makers.entries()) taken[index]?.push(await make());
  const [four = Number.NaN, one = Number.NaN] = taken.map(medianOf);
  console.log(
    `${SCENES} scenes, ${seconds.toFixed(1)} s at 1080p and crf ${H264['1080p'].crf}; median of ${runs}, in turns`,
  );
  console.table(
    makers.map(({ name }, index) => {
      const took = medianOf(taken[index] ?? []);
      return {
        '': name,
        seconds: took.toFixed(1),
        'real time': `${(seconds / took).toFixed(2)} x`,
        'as long as our four': (took / four).toFixed(1),
        'as long as our one': (took / one).toFixed(1),
      };
    }),
  );
} finally {
  await rm(work, { recursive: true, force: true });
}
