import { AV_CODEC_ID_MJPEG, AV_CODEC_ID_PNG, AV_CODEC_ID_WEBP, AV_PIX_FMT_YUV420P } from 'node-av/constants';
import { Dictionary, type FilterContext, type FilterGraph, FormatContext, Frame, Packet } from 'node-av/lib';
import { type Aim, type Cover, coverOf } from '#composition/camera/cover.ts';
import type { Closeness } from '#composition/camera/framings.ts';
import { openDecoder } from '#functions/film/files/decoder.ts';
import { StillUnreadable } from '#functions/film/files/film-errors.ts';
import { addFilter, addPictureSource, chain, check, need, newGraph } from '#functions/film/files/native.ts';
import type { Plane } from './resample.ts';

/** A decoded still as the camera needs it: BT.709 planes, large enough for the camera to move across. */
export type Picture = { width: number; height: number; planes: [Plane, Plane, Plane] };

const KINDS = new Set<number>([AV_CODEC_ID_PNG, AV_CODEC_ID_MJPEG, AV_CODEC_ID_WEBP]);
const MIN_SIDE_PIXELS = 64;
const MAX_PIXELS = 50_000_000;
/**
 * Decodes the first picture in a file; before allocating memory, refuses anything but an image of reasonable size.
 */
const decode = async (path: string): Promise<Frame> => {
  await using file = new FormatContext();
  using options = Dictionary.fromObject({ protocol_whitelist: 'file' });
  check(await file.openInput(`file:${path}`, null, options), 'open');
  const stream = need(file.streams[0], 'picture in the file');
  if (!KINDS.has(stream.codecpar.codecId)) throw new Error('it is neither PNG, JPEG nor WebP');
  using decoder = await openDecoder(stream, { max_pixels: MAX_PIXELS, err_detect: 'explode', threads: 1 });
  using packet = new Packet();
  packet.alloc();
  check(await file.readFrame(packet), 'read');
  check(await decoder.sendPacket(packet), 'decode');
  check(await decoder.sendPacket(null), 'decode');
  const frame = new Frame();
  frame.alloc();
  const code = await decoder.receiveFrame(frame);
  if (code < 0) frame.free();
  check(code, 'decode');
  return frame;
};

const planesOf = (frame: Frame): [Plane, Plane, Plane] => {
  const data = need(frame.data, 'picture data');
  const plane = (index: number, share: number): Plane => ({
    data: Uint8Array.from(need(data[index], 'plane')),
    width: frame.width / share,
    height: frame.height / share,
    stride: need(frame.linesize[index], 'line size'),
  });
  return [plane(0, 1), plane(1, 2), plane(2, 2)];
};

/** The filters that crop a picture from a larger one and scale it, in the film's colours. */
export const coverFilters = (graph: FilterGraph, { crop: part, scaled: size }: Cover): FilterContext[] => [
  // Cropping first keeps the scaled picture small when the still is a panorama.
  addFilter(graph, 'crop', 'crop', { w: part.width, h: part.height, x: part.x, y: part.y }),
  addFilter(graph, 'scale', 'scale', {
    w: size.width,
    h: size.height,
    flags: 'lanczos+accurate_rnd+full_chroma_int',
    out_color_matrix: 'bt709',
    out_range: 'tv',
  }),
  addFilter(graph, 'format', 'format', { pix_fmts: 'yuv420p' }),
];

/** A scaled picture, copied from FFmpeg’s memory. */
export const pictureOf = (scaled: Frame): Picture => {
  if (scaled.format !== AV_PIX_FMT_YUV420P) throw new Error('its colours cannot be converted');
  return { width: scaled.width, height: scaled.height, planes: planesOf(scaled) };
};

const scaleToCover = async (still: Frame, cover: Cover): Promise<Picture> => {
  using graph = newGraph(1);
  const source = addPictureSource(graph, still);
  const sink = addFilter(graph, 'buffersink', 'sink');
  chain(source, ...coverFilters(graph, cover), sink);
  check(await graph.config(), 'scale');
  using scaled = new Frame();
  scaled.alloc();
  check(await source.buffersrcAddFrame(still), 'scale');
  check(await source.buffersrcAddFrame(null), 'scale');
  check(await sink.buffersinkGetFrame(scaled), 'scale');
  return pictureOf(scaled);
};

/**
 * Reads a PNG, JPEG or WebP once and scales it, or the part that the creator focused on, to cover the canvas
 * `overscan` times. @throws StillUnreadable when the file is missing, corrupt, of another kind, tiny or over 50
 * million pixels.
 */
export const readStill = async (
  path: string,
  overscan: number,
  closeness: Closeness = 'whole',
  aim: Aim = {},
): Promise<Picture> => {
  try {
    using still = await decode(path);
    if (Math.min(still.width, still.height) < MIN_SIDE_PIXELS)
      throw new Error(`it is only ${still.width}×${still.height} pixels`);
    return await scaleToCover(still, coverOf(still, overscan, closeness, aim));
  } catch (error) {
    throw new StillUnreadable(path, error instanceof Error ? error.message : String(error));
  }
};
