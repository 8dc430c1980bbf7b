import { rm, writeFile } from 'node:fs/promises';
import { AV_PIX_FMT_YUVJ420P, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { type FilterContext, type FilterGraph, Frame } from 'node-av/lib';
import { clipStartMs } from '#composition/camera/clip-moment.ts';
import { type Aim, coverOf } from '#composition/camera/cover.ts';
import { shippedFontsDir } from '#functions/film/captions/font.ts';
import { openDecoder } from '#functions/film/files/decoder.ts';
import { writeJpeg } from '#functions/film/files/jpeg.ts';
import {
  addFilter,
  addPictureSource,
  chain,
  check,
  isPause,
  need,
  newGraph,
} from '#functions/film/files/native.ts';
import { openPackets } from '#functions/film/files/packets.ts';
import { openClipFrames } from './clip-frames.ts';
import { titleAss } from './poster-title.ts';
import type { Shown } from './scene-pictures.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
const POSTER: Size = { width: 720, height: 1280 };
/** Small enough for a row of thumbnails on a phone, and sharp at two device pixels per CSS pixel. */
const THUMBNAIL: Size = { width: 144, height: 256 };
/** JPEG quantiser: 2 is the best quality, 31 the worst. */
const JPEG_QUANTISER = 3;

/** Decodes pictures from a video or image file up to the requested one, or the last if there are fewer. */
const decodeFrame = async (path: string, wanted: number): Promise<Frame> => {
  await using file = await openPackets(path, AVMEDIA_TYPE_VIDEO);
  using decoder = await openDecoder(file.stream);
  const frame = new Frame();
  frame.alloc();
  const last = new Frame();
  last.alloc();
  let count = 0;
  const take = (): boolean => {
    for (;;) {
      const code = decoder.receiveFrameSync(frame);
      if (isPause(code)) return false;
      check(code, 'decode');
      last.unref();
      check(last.ref(frame), 'keep frame');
      frame.unref();
      count += 1;
      if (count > wanted) return true;
    }
  };
  try {
    for (;;) {
      const packet = await file.next();
      check(await decoder.sendPacket(packet ?? null), 'decode');
      if (take() || packet === undefined) break;
    }
    if (count === 0) throw new Error('The source of the poster has no picture.');
    return last;
  } catch (error) {
    last.free();
    throw error;
  } finally {
    frame.free();
  }
};

/** A frame of a video or image file, or the first frame that a scene shows of a creator's clip. */
type Source = { readonly path: string; readonly frame: number } | Shown;
/** The source of a poster, with the creator’s focus and the title, if any. */
export type PosterSource = Source & { readonly aim?: Aim | undefined; readonly title?: string | undefined };

const frameOf = async (source: Source): Promise<Frame> => {
  if ('still' in source) return decodeFrame(source.still, 0);
  if ('path' in source) return decodeFrame(source.path, source.frame);
  await using frames = await openClipFrames(source.clip);
  const { frame } = await frames.at(clipStartMs({ clipMs: frames.clipMs, fromMs: source.fromMs }));
  return need(frame.clone(), 'frame');
};

/** Makes the poster: a 720×1280 JPEG. */
export const writePoster = async (source: PosterSource, path: string): Promise<void> => {
  if (source.title === undefined) return writePicture(source, path, POSTER);
  const script = `${path}.ass`;
  await writeFile(script, titleAss(source.title));
  try {
    return await writePicture(source, path, POSTER, script);
  } finally {
    await rm(script, { force: true });
  }
};

/** Makes the thumbnail of a scene from a frame of its clip: a 144×256 JPEG. */
export const writeThumbnail = (source: PosterSource, path: string): Promise<void> =>
  writePicture(source, path, THUMBNAIL);

/** Crops to the part that the creator focused on. */
const aimed = (graph: FilterGraph, frame: Frame, aim: Aim | undefined): FilterContext[] => {
  if (aim?.focus === undefined && aim?.zoom === undefined) return [];
  const { x, y, width, height } = coverOf(frame, 1, 'whole', aim).crop;
  return [addFilter(graph, 'crop', 'aim', { w: width, h: height, x, y })];
};

const writePicture = async (
  source: PosterSource,
  path: string,
  size: Size,
  assPath?: string,
): Promise<void> => {
  using frame = await frameOf(source);
  using graph = newGraph(1);
  const input = addPictureSource(graph, frame);
  const grown = addFilter(graph, 'scale', 'scale', {
    w: size.width,
    h: size.height,
    force_original_aspect_ratio: 'increase',
    flags: 'lanczos',
    out_range: 'tv',
    out_color_matrix: 'bt709',
  });
  const crop = addFilter(graph, 'crop', 'crop', { w: size.width, h: size.height });
  // Text is drawn in the film’s colour space, but JPEGs use a different one.
  const film = addFilter(graph, 'format', 'film', { pix_fmts: 'yuv420p' });
  const recoloured = addFilter(graph, 'scale', 'recolour', { out_range: 'pc', out_color_matrix: 'bt601' });
  const format = addFilter(graph, 'format', 'format', { pix_fmts: 'yuvj420p' });
  const sink = addFilter(graph, 'buffersink', 'out');
  const words =
    assPath === undefined
      ? []
      : [addFilter(graph, 'ass', 'title', { filename: assPath, fontsdir: shippedFontsDir() })];
  chain(input, ...aimed(graph, frame, source.aim), grown, crop, film, ...words, recoloured, format, sink);
  check(await graph.config(), 'poster');
  frame.pts = 0n;
  check(await input.buffersrcAddFrame(frame), 'poster');
  check(await input.buffersrcAddFrame(null), 'poster');
  using scaled = new Frame();
  scaled.alloc();
  check(await sink.buffersinkGetFrame(scaled), 'poster');
  await writeJpeg(scaled, AV_PIX_FMT_YUVJ420P, path, JPEG_QUANTISER);
};
