import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CaptionStyle, RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import { sceneAss } from './caption-ass.ts';
import { openComposer } from './compose.ts';
import { type ClipWriter, openClip } from './encode.ts';
import { shippedFontsDir } from './font.ts';
import { cameraPath, lightAt, motionOf } from './motion.ts';
import { readStill } from './still.ts';
import type { Timeline } from './timeline.ts';

export type SceneClip = { format: Rendition['format']; quality: Rendition['quality']; path: string };

/** Frames on their way through captions, scaling and encoders; bounds memory. */
const FRAMES_IN_FLIGHT = 4;

const clipName = (index: number, { format, quality }: Rendition): string =>
  `scene-${String(index).padStart(2, '0')}-${quality}.${format}`;

/**
 * Films one scene: the still under a moving camera with its captions, as one video-only clip for every rendition.
 * Every clip is encoded once, from one composition.
 * @throws StillUnreadable when the picture cannot be used.
 */
export const filmScene = async (input: {
  /** Path of a PNG, JPEG or WebP. */
  still: string;
  timeline: Timeline;
  index: number;
  captionStyle: CaptionStyle;
  /** Chooses the motions of a film; the same seed films the same scene again in the same way. */
  seed: string;
  outDir: string;
  renditions?: readonly Rendition[];
}): Promise<{ clips: SceneClip[] }> => {
  const scene = input.timeline.scenes[input.index];
  if (scene === undefined) throw new RangeError(`The timeline has no scene ${input.index}.`);
  const picture = await readStill(input.still);
  await mkdir(input.outDir, { recursive: true });
  const renditions = input.renditions ?? RENDITIONS;
  const assPath = join(input.outDir, `scene-${String(input.index).padStart(2, '0')}.ass`);
  await writeFile(assPath, sceneAss(input.timeline, input.index, input.captionStyle));
  const writers: ClipWriter[] = [];
  try {
    for (const rendition of renditions)
      writers.push(await openClip(rendition, join(input.outDir, clipName(input.index, rendition))));
    using composer = await openComposer({
      picture,
      assPath,
      fontsDir: shippedFontsDir(),
      renditions,
      canvases: FRAMES_IN_FLIGHT + 2,
    });
    const views = cameraPath(motionOf(input.seed, input.index), scene.frames, picture);
    const cut = { before: input.index > 0, after: input.index < input.timeline.scenes.length - 1 };
    const lanes = writers.map(() => Promise.resolve());
    const underway: Promise<unknown>[] = [];
    for (const [frame, view] of views.entries()) {
      const { outputs } = await composer.compose(frame, view, lightAt(frame, scene.frames, cut));
      for (const [lane, writer] of writers.entries())
        lanes[lane] = Promise.all([outputs, lanes[lane]]).then(async ([frames]) => {
          using output = frames[lane];
          if (output !== undefined) await writer.write(output);
        });
      underway.push(Promise.all(lanes));
      if (underway.length > FRAMES_IN_FLIGHT) await underway.shift();
    }
    await Promise.all(lanes);
    await Promise.all(writers.map((writer) => writer.finish()));
  } finally {
    await Promise.all(writers.map((writer) => writer.close()));
    await rm(assPath, { force: true });
  }
  return {
    clips: writers.map(({ path, rendition: { format, quality } }) => ({ format, quality, path })),
  };
};
