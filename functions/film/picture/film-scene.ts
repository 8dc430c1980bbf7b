import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame } from 'node-av/lib';
import { type Framing, framingsOf } from '#composition/camera/framings.ts';
import { sceneOverscan, shotsOf } from '#composition/camera/shots.ts';
import { aloneOnTimeline, type SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import { sceneAss } from '#functions/film/captions/caption-ass.ts';
import { shippedFontsDir } from '#functions/film/captions/font.ts';
import { type ClipWriter, type FilmSize, openClip } from '#functions/film/files/encode.ts';
import { type Composer, openComposer, type Shot } from './compose.ts';
import { type Picture, readStill } from './still.ts';

export type SceneClip = { format: Rendition['format']; quality: Rendition['quality']; path: string };

/** How many frames may be in captions, scaling and encoders at once; bounds memory. */
const FRAMES_IN_FLIGHT = 3;

const clipName = (index: number, { format, quality }: Rendition): string =>
  `scene-${String(index).padStart(2, '0')}-${quality}.${format}`;

const writeInTurn = async (
  before: Promise<void> | undefined,
  outputs: Promise<Frame[]>,
  lane: number,
  writer: ClipWriter,
): Promise<void> => {
  const [frames] = await Promise.all([outputs, before]);
  using output = frames[lane];
  if (output !== undefined) await writer.write(output);
};

/** Composes every shot and feeds the encoders concurrently; nothing is in flight once it returns or throws. */
const shoot = async (
  composer: Composer,
  shots: readonly Shot[],
  writers: readonly ClipWriter[],
): Promise<void> => {
  const lanes: Promise<void>[] = [];
  const underway: Promise<PromiseSettledResult<void>[]>[] = [];
  for (const [frame, shot] of shots.entries()) {
    const outputs = composer.compose(frame, shot);
    for (const [lane, writer] of writers.entries())
      lanes[lane] = writeInTurn(lanes[lane], outputs, lane, writer);
    underway.push(Promise.allSettled(lanes));
    const oldest = underway.length > FRAMES_IN_FLIGHT ? await underway.shift() : undefined;
    if (oldest?.some(({ status }) => status === 'rejected') === true) break;
  }
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
};

/** The still, as near as each framing shows it, with room for the camera of the longest. */
const picturesOf = async (
  still: string,
  framings: readonly Framing[],
): Promise<{ whole: Picture; close?: Picture }> => {
  const overscan = sceneOverscan(framings);
  const whole = await readStill(still, overscan);
  return framings.some(({ closeness }) => closeness === 'close')
    ? { whole, close: await readStill(still, overscan, 'close') }
    : { whole };
};

/**
 * Films one scene: the still under a moving camera with its captions, as one video-only clip for every rendition.
 * Every clip is encoded once, from one composition.
 * @throws StillUnreadable when the picture cannot be used.
 */
export const filmScene = async (input: {
  /** Path of a PNG, JPEG or WebP. */
  still: string;
  scene: SceneTimeline;
  /** The scene's place in the film, from 0, and the number of scenes: they choose its motion and its cuts. */
  index: number;
  count: number;
  captionStyle: CaptionStyle;
  /** The words in the picture that say a machine made it; none when absent. */
  aiLine?: string | undefined;
  /** Chooses the motions of a film; the same seed always films a scene the same way. */
  seed: string;
  outDir: string;
  renditions?: readonly Rendition[];
  size?: FilmSize;
}): Promise<{ clips: SceneClip[] }> => {
  const { scene, count } = input;
  const framings = framingsOf(scene, input);
  const pictures = await picturesOf(input.still, framings);
  await mkdir(input.outDir, { recursive: true });
  const renditions = input.renditions ?? RENDITIONS;
  const assPath = join(input.outDir, `scene-${String(input.index).padStart(2, '0')}.ass`);
  await writeFile(assPath, sceneAss(aloneOnTimeline(scene), 0, input.captionStyle, input.aiLine));
  const { index, seed } = input;
  const shots = shotsOf({ scene, framings, index, count, seed, pictures }).map(
    ({ closeness, view, light }): Shot => ({ picture: pictures[closeness] ?? pictures.whole, view, light }),
  );
  const writers: ClipWriter[] = [];
  try {
    for (const rendition of renditions)
      writers.push(
        await openClip(rendition, join(input.outDir, clipName(input.index, rendition)), input.size),
      );
    using composer = await openComposer({
      pictures: Object.values(pictures),
      assPath,
      fontsDir: shippedFontsDir(),
      renditions,
      canvases: FRAMES_IN_FLIGHT + 2,
    });
    await shoot(composer, shots, writers);
    await Promise.all(writers.map((writer) => writer.finish()));
  } finally {
    await Promise.all(writers.map((writer) => writer.close()));
    await rm(assPath, { force: true });
  }
  return {
    clips: writers.map(({ path, rendition: { format, quality } }) => ({ format, quality, path })),
  };
};
