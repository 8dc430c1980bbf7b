import { type FilterContext, type FilterGraph, Frame } from 'node-av/lib';
import { clipMomentMs } from '#composition/camera/clip-moment.ts';
import { type Aim, coverOf } from '#composition/camera/cover.ts';
import { MediaUnreadable } from '#functions/film/files/film-errors.ts';
import { addFilter, addPictureSource, chain, check, newGraph } from '#functions/film/files/native.ts';
import { openClipFrames } from './clip-frames.ts';
import { coverFilters, type Picture, pictureOf } from './still.ts';

/** A creator’s clip, as seen by the camera. */
export type ClipPicture = AsyncDisposable & {
  /** The picture in the scene's first frame. */
  readonly first: Picture;
  /**
   * The picture for a frame of the scene; undefined if it hasn’t changed since the previous frame. Frames must be
   * requested in order.
   */
  readonly at: (frame: number) => Promise<Picture | undefined>;
};

/**
 * How a scene shows a clip: how far beyond the canvas it is scaled, its focus, and the moment at which it starts
 * playing.
 */
interface Part {
  readonly overscan: number;
  readonly aim: Aim;
  readonly fromMs?: number | undefined;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Scales frames of one size, one at a time. */
const scalerOf = (graph: FilterGraph, { overscan, aim }: Part) => {
  let ends: { source: FilterContext; sink: FilterContext } | undefined;
  return async (frame: Frame): Promise<Picture> => {
    if (ends === undefined) {
      ends = { source: addPictureSource(graph, frame), sink: addFilter(graph, 'buffersink', 'sink') };
      chain(ends.source, ...coverFilters(graph, coverOf(frame, overscan, 'whole', aim)), ends.sink);
      check(await graph.config(), 'scale');
    }
    using given = frame.clone();
    using scaled = new Frame();
    scaled.alloc();
    check(await ends.source.buffersrcAddFrame(given), 'scale');
    check(await ends.sink.buffersinkGetFrame(scaled), 'scale');
    return pictureOf(scaled);
  };
};

/**
 * Opens a clip, starting at `fromMs`, at the film’s frame rate and as large as the camera needs. @throws
 * MediaUnreadable if it isn’t a video or is damaged.
 */
export const openClipPicture = async (path: string, part: Part): Promise<ClipPicture> => {
  const unreadable = (error: unknown): MediaUnreadable => new MediaUnreadable(path, reasonOf(error));
  const frames = await openClipFrames(path).catch((error: unknown) => {
    throw unreadable(error);
  });
  const graph = newGraph(1);
  const close = async (): Promise<void> => {
    graph.free();
    await frames[Symbol.asyncDispose]();
  };
  const scale = scalerOf(graph, part);
  let seenMs = Number.NaN;
  const at = async (index: number): Promise<Picture | undefined> => {
    try {
      const { frame, ms } = await frames.at(
        clipMomentMs({ clipMs: frames.clipMs, fromMs: part.fromMs }, index),
      );
      if (ms === seenMs) return undefined;
      seenMs = ms;
      return await scale(frame);
    } catch (error) {
      throw unreadable(error);
    }
  };
  try {
    const first = await at(0);
    if (first === undefined) throw unreadable('it has no picture');
    return { first, at, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
};
