/** Films a fixed story of eight scenes (about 45 s) and prints what it took. `npm run bench -- film [mp4|all]`. */

import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { RENDITIONS } from '#contract/catalogue.ts';
import { certifyFilm } from '#functions/film/certify-film.ts';
import { filmScene } from '#functions/film/film-scene.ts';
import { joinFilm } from '#functions/film/join-film.ts';
import {
  filmScenes,
  filmTimeline,
  paintStill,
  playMusic,
  speakNarration,
} from '#test/support/film-fixtures.ts';

const SCENES = 8;
const MEGABYTE = 1024 * 1024;

type Stage = { name: string; wall: number; cpu: number };

const stages: Stage[] = [];

const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  stages.push({ name, wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 });
  return result;
};

const sum = (part: 'wall' | 'cpu', of: (name: string) => boolean): number =>
  stages.filter(({ name }) => of(name)).reduce((total, stage) => total + stage[part], 0);

const isScene = (name: string): boolean => name.startsWith('scene');

const only = process.argv[2] ?? 'mp4';
const renditions = RENDITIONS.filter(({ format }) => only === 'all' || format === only);
const dir = await mkdtemp(join(tmpdir(), 'film-bench-'));
try {
  const timeline = filmTimeline(filmScenes(SCENES));
  const stills = await Promise.all(
    timeline.scenes.map(({ index }) => paintStill(join(dir, `still-${index}.png`), index)),
  );
  const narration = await speakNarration(join(dir, 'voice.wav'), timeline);
  const music = await playMusic(join(dir, 'music.wav'));
  const clips = renditions.map(({ format, quality }) => ({ format, quality, paths: [] as string[] }));
  for (const [index, still] of stills.entries()) {
    const scene = {
      still,
      timeline,
      index,
      captionStyle: 'pop' as const,
      seed: 'bench',
      outDir: dir,
      renditions,
    };
    const filmed = await timed(`scene ${index + 1}`, () => filmScene(scene));
    for (const [rung, clip] of filmed.clips.entries()) clips[rung]?.paths.push(clip.path);
  }
  const joined = await timed('join', () =>
    joinFilm({ clips, narration, music, timeline, title: 'Bench', outDir: dir }),
  );
  const certificate = await timed('certify', () => certifyFilm({ ...joined, timeline }));

  for (const { name, wall, cpu } of stages)
    console.log(
      `${name.padEnd(10)} ${wall.toFixed(2).padStart(7)} s wall ${cpu.toFixed(2).padStart(7)} s cpu`,
    );
  const slowest = Math.max(...stages.filter(({ name }) => isScene(name)).map(({ wall }) => wall));
  const cores = availableParallelism();
  const seconds = joined.seconds;
  console.log(
    `film                      ${seconds.toFixed(1)} s, ${renditions.length} files, ${cores} cores`,
  );
  console.log(`scenes, real time         ${(seconds / sum('wall', isScene)).toFixed(2)} x`);
  console.log(
    `scenes, real time by cpu  ${((seconds * cores) / sum('cpu', isScene)).toFixed(2)} x on idle cores`,
  );
  console.log(`whole film, real time     ${(seconds / sum('wall', () => true)).toFixed(2)} x`);
  console.log(`one worker for each scene ${(slowest + sum('wall', (name) => !isScene(name))).toFixed(1)} s`);
  console.log(`peak memory               ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
  console.log(
    `files                     ${joined.files.map(({ quality, format, bytes }) => `${quality}.${format} ${(bytes / MEGABYTE).toFixed(1)} MB`).join(', ')}`,
  );
  console.log(
    `loudness                  ${certificate.loudnessLufs.toFixed(2)} LUFS, ${certificate.truePeakDbtp.toFixed(2)} dBTP`,
  );
} finally {
  await rm(dir, { recursive: true, force: true });
}
