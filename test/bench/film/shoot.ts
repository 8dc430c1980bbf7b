/**
 * Makes the fixed film in a single process, using the functions’ own code, and reports its cost: `shoot.ts <dir>
 * <mp4|all> [scene]`.
 */

import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { joinFilm } from '#functions/film/join/join-film.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { FIXED_LOOK, fixedTimeline, ingredientsIn, renditionsOf } from '#test/support/bench/fixed-film.ts';
import { peakMb, type Shoot, stopwatch } from '#test/support/bench/stages.ts';
import { recordingsIn, sceneIn } from '#test/support/film/film-fixtures.ts';

const [dir = '', set = 'mp4', only] = process.argv.slice(2);
const { stages, timed } = stopwatch();
const timeline = fixedTimeline();
const renditions = renditionsOf(set === 'all' ? 'all' : 'mp4');
const { still, narration, music } = ingredientsIn(dir);
const outDir = join(dir, `out-${process.pid}`);
const clips = renditions.map(({ format, quality }) => ({ format, quality, paths: [] as string[] }));
for (const { index } of timeline.scenes) {
  if (only !== undefined && Number(only) !== index) continue;
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
const answer: Shoot = { stages, peakMb: 0, files: [] };
if (only === undefined) {
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
  answer.files = joined.files.map(({ path, bytes }) => ({ name: basename(path), bytes }));
}
answer.peakMb = peakMb();
await rm(outDir, { recursive: true, force: true });
console.log(JSON.stringify(answer));
