import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame } from 'node-av/lib';
import type { Aim } from '#composition/camera/cover.ts';
import { framingsOf } from '#composition/camera/framings.ts';
import { shotsOf } from '#composition/camera/shots.ts';
import type { Overlay } from '#composition/look/overlays.ts';
import { aloneOnTimeline, type SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import type { Motion } from '#contract/motions.ts';
import { sceneAss } from '#functions/film/captions/caption-ass.ts';
import { shippedFontsDir } from '#functions/film/captions/font.ts';
import { type ClipWriter, type FilmSize, openClip } from '#functions/film/files/encode.ts';
import { type Composer, openComposer, type Shot } from './compose.ts';
import { isClip, openPictures, type Shown } from './scene-pictures.ts';

export type SceneClip = { format: Rendition['format']; quality: Rendition['quality']; path: string };

/** How many frames may be captioned, scaled and encoded at once; this limits memory use. */
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

/**
 * Composes every shot and feeds the encoders concurrently; nothing is left running when it returns or throws.
 */
const shoot = async (
  composer: Composer,
  shots: AsyncIterable<Shot>,
  writers: readonly ClipWriter[],
): Promise<void> => {
  const lanes: Promise<void>[] = [];
  const underway: Promise<PromiseSettledResult<void>[]>[] = [];
  let frame = 0;
  try {
    for await (const shot of shots) {
      const outputs = composer.compose(frame, shot);
      frame += 1;
      for (const [lane, writer] of writers.entries())
        lanes[lane] = writeInTurn(lanes[lane], outputs, lane, writer);
      underway.push(Promise.allSettled(lanes));
      const oldest = underway.length > FRAMES_IN_FLIGHT ? await underway.shift() : undefined;
      if (oldest?.some(({ status }) => status === 'rejected') === true) break;
    }
  } finally {
    await Promise.allSettled(lanes);
  }
  await Promise.all(lanes);
};

/** A scene to be filmed. */
type SceneToFilm = Shown & {
  scene: SceneTimeline;
  /**
   * The scene’s position in the film, counting from 0, and the number of scenes; they determine the scene’s motion
   * and cuts.
   */
  index: number;
  count: number;
  captionStyle: CaptionStyle;
  /** The on-screen words disclosing that the video was made by AI; none when absent. */
  aiLine?: string | undefined;
  /** Other on-screen text. */
  overlays?: readonly Overlay[] | undefined;
  /** The number that selects the scene’s motion; `index` when absent. */
  seat?: number | undefined;
  /** The motion and the part of the picture that the creator chose. */
  move?: Motion | undefined;
  aim?: Aim | undefined;
  /** The seed from which a film’s motions are chosen; with the same seed, a scene is always filmed the same way. */
  seed: string;
  outDir: string;
  renditions?: readonly Rendition[];
  size?: FilmSize;
};

/**
 * Films one scene: its still or clip with camera motion and captions, as one video-only clip per rendition. All clips
 * come from one composition, and each is encoded only once. @throws StillUnreadable, MediaUnreadable if the picture
 * or the creator’s clip cannot be used.
 */
export const filmScene = async (input: SceneToFilm): Promise<{ clips: SceneClip[] }> => {
  const { scene, move, aim } = input;
  const camera = { move, isClip: isClip(input), ...aim };
  const framings = framingsOf(scene, { index: input.index, ...camera });
  await using shown = await openPictures(input, framings, camera);
  const { pictures } = shown;
  await mkdir(input.outDir, { recursive: true });
  const renditions = input.renditions ?? RENDITIONS;
  const assPath = join(input.outDir, `scene-${String(input.index).padStart(2, '0')}.ass`);
  await writeFile(assPath, sceneAss(aloneOnTimeline(scene), 0, input.captionStyle, input));
  const { index, count, seat, seed } = input;
  const path = shotsOf({ ...camera, scene, framings, index, count, seat, seed, pictures });
  async function* shots(): AsyncGenerator<Shot> {
    for (const [frame, { closeness, view, light }] of path.entries()) {
      const newer = await shown.newer(frame);
      yield { picture: pictures[closeness] ?? pictures.whole, view, light, planes: newer?.planes };
    }
  }
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
    await shoot(composer, shots(), writers);
    await Promise.all(writers.map((writer) => writer.finish()));
  } finally {
    await Promise.all(writers.map((writer) => writer.close()));
    await rm(assPath, { force: true });
  }
  return {
    clips: writers.map(({ path, rendition: { format, quality } }) => ({ format, quality, path })),
  };
};
