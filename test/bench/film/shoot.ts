/**
 * Makes the fixed film using the functions’ own code, and reports its cost: `shoot.ts <dir> <one|mp4|all> [scenes]
 * [scenes at once]`. As in the product, each scene that is filmed at the same time has its own warm process, and the
 * sound is mixed before the last scene is filmed.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { joinFilm } from '#functions/film/join/join-film.ts';
import { writeFilmSound } from '#functions/film/sound/film-sound.ts';
import { Slots } from '#local/support/slots.ts';
import {
  FIXED_LOOK,
  FIXED_SCENES,
  FileSet,
  fixedTimeline,
  ingredientsIn,
  renditionsOf,
} from '#test/support/bench/fixed-film.ts';
import { Filmed, peakMb, type Shoot, stopwatch } from '#test/support/bench/stages.ts';
import { recordingsIn } from '#test/support/film/film-fixtures.ts';

const [dir = '', set = '', scenes = String(FIXED_SCENES), atOnce = '1'] = process.argv.slice(2);
const { stages, timed } = stopwatch();
const timeline = fixedTimeline(Number(scenes));
const renditions = renditionsOf(FileSet.parse(set));
const { narration, music } = ingredientsIn(dir);
const outDir = join(dir, `out-${process.pid}`);
await mkdir(outDir);

const messageFrom = async (child: ChildProcess): Promise<unknown> => {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A process that films has ended.')));
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
};

const crew = Array.from({ length: Number(atOnce) }, () =>
  fork(new URL('crew.ts', import.meta.url), [dir, set, scenes, outDir]),
);
await Promise.all(crew.map(messageFrom));
const slots = new Slots(crew.length);
const idle = [...crew];
const film = (index: number): Promise<Filmed> =>
  slots.run(async () => {
    const child = idle.pop();
    if (child === undefined) throw new Error('Every process that films is busy.');
    child.send(index);
    const filmed = Filmed.parse(await messageFrom(child));
    idle.push(child);
    return filmed;
  });
const mix = (): Promise<Awaited<ReturnType<typeof writeFilmSound>>> =>
  slots.run(() =>
    timed('mix', () =>
      writeFilmSound({ recordings: recordingsIn(narration, timeline), music, timeline, outDir }),
    ),
  );

const began = performance.now();
const last = timeline.scenes.length - 1;
const early = timeline.scenes.slice(0, last).map(({ index }) => film(index));
const mixed = mix();
const filmed = await Promise.all([...early, film(last)]);
const { sound } = await mixed;
// Its processor time is in the stages of the scenes and the mix.
stages.push({ name: 'filming', wall: (performance.now() - began) / 1000, cpu: 0 });
stages.push(...filmed.flatMap((one) => one.stages));
for (const child of crew) child.kill();

const joined = await timed('join', () =>
  joinFilm({
    clips: renditions.map(({ format, quality }, rung) => ({
      format,
      quality,
      paths: filmed.map(({ paths }) => paths[rung] ?? ''),
    })),
    sound,
    timeline,
    title: 'Bench',
    outDir,
  }),
);
await timed('certify', () =>
  certifyFilm({
    ...joined,
    timeline,
    renditions,
    captionStyle: FIXED_LOOK.captionStyle,
    signing: 'missing',
  }),
);
const answer: Shoot = {
  stages,
  peakMb: Math.max(peakMb(), ...filmed.map((one) => one.peakMb)),
  files: joined.files.map(({ path, bytes }) => ({ name: basename(path), bytes })),
};
await rm(outDir, { recursive: true, force: true });
console.log(JSON.stringify(answer));
