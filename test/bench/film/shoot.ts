/**
 * Makes the fixed film in a single process, using the functions’ own code, and reports its cost: `shoot.ts <dir>
 * <one|mp4|all> [scenes]`.
 */

import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { joinFilm } from '#functions/film/join/join-film.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import {
  FIXED_LOOK,
  FIXED_SCENES,
  FileSet,
  fixedTimeline,
  ingredientsIn,
  renditionsOf,
} from '#test/support/bench/fixed-film.ts';
import { peakMb, type Shoot, stopwatch } from '#test/support/bench/stages.ts';
import { recordingsIn, sceneIn } from '#test/support/film/film-fixtures.ts';

const [dir = '', set, scenes = FIXED_SCENES] = process.argv.slice(2);
const { stages, timed } = stopwatch();
const timeline = fixedTimeline(Number(scenes));
const renditions = renditionsOf(FileSet.parse(set));
const { still, narration, music } = ingredientsIn(dir);
const outDir = join(dir, `out-${process.pid}`);
const clips = renditions.map(({ format, quality }) => ({ format, quality, paths: [] as string[] }));
for (const { index } of timeline.scenes) {
  const filmed = await timed(`scene ${index + 1}`, () =>
    filmScene({
      still: still(index),
      scene: sceneIn(timeline, index),
      index,
      count: timeline.scenes.length,
      ...FIXED_LOOK,
      outDir,
      renditions,
    }),
  );
  for (const [rung, clip] of filmed.clips.entries()) clips[rung]?.paths.push(clip.path);
}
const joined = await timed('join', () =>
  joinFilm({
    clips,
    recordings: recordingsIn(narration, timeline),
    music,
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
  peakMb: peakMb(),
  files: joined.files.map(({ path, bytes }) => ({ name: basename(path), bytes })),
};
await rm(outDir, { recursive: true, force: true });
console.log(JSON.stringify(answer));
