/** Encodes frames composed in advance and reports how long that takes: `encode-alone.ts <dir> <one|mp4|all>`. */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame } from 'node-av/lib';
import { cameraPath, overscanOf } from '#composition/camera/motion.ts';
import { sceneAss } from '#functions/film/captions/caption-ass.ts';
import { shippedFontsDir } from '#functions/film/captions/font.ts';
import { openClip } from '#functions/film/files/encode.ts';
import { openComposer } from '#functions/film/picture/compose.ts';
import { readStill } from '#functions/film/picture/still.ts';
import {
  FIXED_LOOK,
  FileSet,
  fixedTimeline,
  ingredientsIn,
  renditionsOf,
} from '#test/support/bench/fixed-film.ts';
import { stopwatch, sumOf } from '#test/support/bench/stages.ts';

/** How many frames are composed ahead of the encoders, which limits the memory used. */
const FRAMES_AT_ONCE = 30;

const [dir = '', set] = process.argv.slice(2);
const renditions = renditionsOf(FileSet.parse(set));
const [scene] = fixedTimeline().scenes;
const frames = scene?.frames ?? 0;
const out = join(dir, `encode-${process.pid}`);
await mkdir(out);
const picture = await readStill(ingredientsIn(dir).still(0), overscanOf(frames));
const assPath = join(out, 'captions.ass');
await writeFile(assPath, sceneAss(fixedTimeline(), 0, FIXED_LOOK.captionStyle));
const writers = await Promise.all(
  renditions.map((rendition, lane) => openClip(rendition, join(out, `${lane}.${rendition.format}`))),
);
const { stages, timed } = stopwatch();
const views = cameraPath('push-in', frames, picture);
{
  using composer = await openComposer({
    pictures: [picture],
    assPath,
    fontsDir: shippedFontsDir(),
    renditions,
    canvases: 2,
  });
  for (let from = 0; from < frames; from += FRAMES_AT_ONCE) {
    const composed: Frame[][] = [];
    for (const [offset, view] of views.slice(from, from + FRAMES_AT_ONCE).entries())
      composed.push(await composer.compose(from + offset, { picture, view, light: 0 }));
    await timed('encode', () =>
      Promise.all(
        writers.map(async (writer, lane) => {
          for (const outputs of composed) {
            using frame = outputs[lane];
            if (frame !== undefined) await writer.write(frame);
          }
        }),
      ),
    );
  }
}
await timed('encode', () => Promise.all(writers.map((writer) => writer.finish())));
await rm(out, { recursive: true, force: true });
console.log(JSON.stringify({ name: 'encode', wall: sumOf(stages, 'wall'), cpu: sumOf(stages, 'cpu') }));
