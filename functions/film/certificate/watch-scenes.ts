import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { z } from 'zod';
import type { Signs } from '#composition/look/overlays.ts';
import { aloneOnTimeline, type SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import type { Rendition } from '#contract/catalogue.ts';
import { overlaysOf } from '#functions/film/captions/captions.ts';
import { eachFrame } from '#functions/film/files/decode-picture.ts';
import { packetHashes } from '#functions/film/files/packets.ts';
import { fingerprintOf, fingerprintsIn, keyFramesOf } from './frame-fingerprint.ts';
import { captionWatcher, watchedWords } from './watch-captions.ts';
import { calmPlaces, lookWatcher } from './watch-film.ts';

/** What decides how a film’s frames are judged. */
export interface FilmLook {
  readonly style: CaptionStyle;
  /** The scenes that show a creator’s clip. */
  readonly clipScenes: readonly number[];
  /** On-screen text other than captions. */
  readonly signs: Signs;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64'));
const textOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

const Bytes = z.codec(
  z.base64(),
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  { decode: bytesOf, encode: textOf },
);
const Counts = z.codec(
  z.base64(),
  z.custom<Uint16Array>((value) => value instanceof Uint16Array),
  {
    decode: (text) => new Uint16Array(bytesOf(text).buffer),
    encode: textOf,
  },
);
const Shares = z.codec(
  z.base64(),
  z.custom<Float32Array>((value) => value instanceof Float32Array),
  {
    decode: (text) => new Float32Array(bytesOf(text).buffer),
    encode: textOf,
  },
);

/** What one scene shows in one file, frame by frame: see `Looks`, `CaptionSight` and `SceneFingerprints`. */
const SceneSight = z.object({
  looks: z.object({
    isBlack: z.array(z.boolean()).readonly(),
    hasMoved: z.array(z.boolean()).readonly(),
    changes: z.array(z.number()).readonly(),
    first: Bytes,
    last: Bytes,
  }),
  captions: z.object({
    width: z.int(),
    height: z.int(),
    rows: z.array(Counts).readonly(),
    columns: z.array(Counts).readonly(),
    words: z.array(z.object({ frame: z.int(), counts: Shares, covered: z.number() })).readonly(),
  }),
});
export type SceneSight = z.output<typeof SceneSight>;

/**
 * What was measured in a scene’s clip when it was filmed. It holds for any file that contains the clip’s packets.
 * `packets`: their hash. `sight` only for the smallest clip.
 */
const SeenClip = z.object({
  packets: z.string(),
  keyFrames: z.array(Bytes.optional()).readonly(),
  sight: SceneSight.optional(),
});
export type SeenClip = z.output<typeof SeenClip>;
/** As it is stored, in JSON. */
export const SeenClips = z.array(SeenClip);

/** The rendition that is watched frame by frame, because that is fastest. */
export const isWatched = ({ quality }: Pick<Rendition, 'quality'>): boolean => quality === '480p';

/** What one scene shows in a file, and the fingerprints of its key frames. */
export interface WatchedScene extends SceneSight {
  readonly keyFrames: SeenClip['keyFrames'];
}

/** Decodes a file, and returns what each of its scenes shows. */
export const watchScenes = async (
  path: string,
  timeline: Timeline,
  look: FilmLook,
): Promise<WatchedScene[]> => {
  const { style, signs } = look;
  const overlays = overlaysOf(signs, style, { frames: timeline.frames, isLast: true });
  const isCalm = calmPlaces(style, overlays);
  const scenes = timeline.scenes.map((scene) => ({
    startFrame: scene.startFrame,
    looks: lookWatcher(isCalm),
    captions: captionWatcher(watchedWords(timeline, scene, look), style, overlays),
    keyFrames: new Map<number, Uint8Array | undefined>(keyFramesOf(scene).map((key) => [key, undefined])),
  }));
  await eachFrame(path, (frame, index) => {
    const scene = scenes.findLast(({ startFrame }) => startFrame <= index);
    if (scene === undefined) return;
    const own = index - scene.startFrame;
    scene.looks.see(frame);
    scene.captions.see(frame, own);
    if (scene.keyFrames.has(own)) scene.keyFrames.set(own, fingerprintOf(frame));
  });
  return scenes.map(({ looks, captions, keyFrames }) => ({
    looks: looks.looks(),
    captions: captions.sight(),
    keyFrames: [...keyFrames.values()],
  }));
};

/** Measures a scene’s clips in the same way as a finished film. */
export const seeClips = (
  clips: readonly (Pick<Rendition, 'quality'> & { readonly path: string })[],
  scene: SceneTimeline,
  look: FilmLook,
): Promise<SeenClip[]> =>
  Promise.all(
    clips.map(async (clip) => {
      const timeline = aloneOnTimeline(scene);
      const [packets = ''] = await packetHashes(clip.path, AVMEDIA_TYPE_VIDEO);
      if (!isWatched(clip)) {
        const [keyFrames = []] = await fingerprintsIn(clip.path, timeline);
        return { packets, keyFrames: [...keyFrames] };
      }
      const [seen] = await watchScenes(clip.path, timeline, look);
      return { packets, keyFrames: seen?.keyFrames ?? [], ...(seen && { sight: seen }) };
    }),
  );

/** What was measured in a file’s scenes before; undefined if a scene’s packets are unknown. */
export const seenBefore = async (
  path: string,
  { scenes }: Timeline,
  seen: readonly (readonly SeenClip[])[],
): Promise<SeenClip[] | undefined> => {
  if (seen.length === 0) return undefined;
  const starts = scenes.map(({ startFrame }) => startFrame);
  const hashes = await packetHashes(path, AVMEDIA_TYPE_VIDEO, starts);
  const found = hashes.flatMap((hash, scene) => seen[scene]?.find(({ packets }) => packets === hash) ?? []);
  return found.length === scenes.length ? found : undefined;
};
