import { type FilterContext, type FilterGraph, Frame } from 'node-av/lib';
import { addFilter, addPictureSource, chain, check, need, newGraph } from '#functions/film/files/native.ts';
import type { FilterStep } from '#functions/film/sound/sound.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which a picture fits into a square of `side`, never larger than the picture itself. */
export const fitting = ({ width, height }: Size, side: number): Size => {
  const factor = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
};

/** Full-resolution chroma in the JPEG, so that fine lines keep their colour. */
const JPEG_COLOURS = { out_range: 'pc', out_color_matrix: 'bt601' } as const;

/**
 * The backgrounds for transparent pictures, in order of preference: paper, then night for light pictures, then slate
 * for pictures with both light and dark parts. `luma`: from 0 to 255.
 */
const GROUNDS = [
  { colour: '0xFFFFFF', luma: 255 },
  { colour: '0x16181D', luma: 24 },
  { colour: '0x7A808C', luma: 128 },
] as const;
export type Ground = (typeof GROUNDS)[number];
/** Anything that differs from the background in brightness by less than this is lost against it. */
const SEEN = 48;
/** The share of a picture that may be lost against a preferred background. */
const LOST = 0.03;
const SAMPLE_SIDE = 64;
const RGBA = 4;

/** Rec. 709 luma of a pixel. */
const lumaAt = (data: Buffer, at: number): number =>
  0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);

/** The background against which a picture’s visible parts stand out. */
export const groundFor = async (picture: Frame): Promise<Ground> => {
  using graph = newGraph(1);
  const source = addPictureSource(graph, picture);
  const scale = addFilter(graph, 'scale', 'scale', { w: SAMPLE_SIDE, h: SAMPLE_SIDE, flags: 'area' });
  const format = addFilter(graph, 'format', 'format', { pix_fmts: 'rgba' });
  const sink = addFilter(graph, 'buffersink', 'sink');
  chain(source, scale, format, sink);
  check(await graph.config(), 'sample');
  using given = need(picture.clone(), 'copy of a frame');
  given.pts = 0n;
  check(await source.buffersrcAddFrame(given), 'sample');
  check(await source.buffersrcAddFrame(null), 'sample');
  using sample = new Frame();
  sample.alloc();
  check(await sink.buffersinkGetFrame(sample), 'sample');
  const [data, line] = [need(sample.data?.[0], 'samples'), need(sample.linesize[0], 'line size')];
  const lost = GROUNDS.map(() => 0);
  let seen = 0;
  for (let y = 0; y < SAMPLE_SIDE; y += 1)
    for (let x = 0; x < SAMPLE_SIDE; x += 1) {
      const at = y * line + x * RGBA;
      const alpha = data[at + 3] ?? 0;
      seen += alpha;
      for (const [index, { luma }] of GROUNDS.entries())
        if (Math.abs(lumaAt(data, at) - luma) < SEEN) lost[index] = (lost[index] ?? 0) + alpha;
    }
  const least = Math.min(...lost);
  const best = GROUNDS.find((_, index) => (lost[index] ?? 0) <= Math.max(least, seen * LOST));
  return best ?? GROUNDS[0];
};

/** Puts a possibly transparent picture on a background. */
const flatten = (
  graph: FilterGraph,
  picture: FilterContext,
  { width, height }: Size,
  ground: Ground,
): FilterContext => {
  const alpha = addFilter(graph, 'format', 'alpha', { pix_fmts: 'rgba' });
  const plain = addFilter(graph, 'color', 'plain', {
    color: ground.colour,
    size: `${width}x${height}`,
    rate: 30,
  });
  const page = addFilter(graph, 'format', 'page', { pix_fmts: 'rgb24' });
  const over = addFilter(graph, 'overlay', 'over', { format: 'rgb', eof_action: 'endall', shortest: 1 });
  chain(picture, alpha);
  chain(plain, page);
  check(page.link(0, over, 0), 'link overlay');
  check(alpha.link(0, over, 1), 'link overlay');
  return over;
};

/** A copy of a frame for JPEG: scaled, on a background if transparent, and rotated. The caller frees it. */
export const shrunk = async (
  frame: Frame,
  size: Size,
  turns: readonly FilterStep[] = [],
  ground?: Ground,
): Promise<Frame> => {
  using graph = newGraph(1);
  const source = addPictureSource(graph, frame);
  const scale = addFilter(graph, 'scale', 'scale', { w: size.width, h: size.height, flags: 'lanczos' });
  chain(source, scale);
  const flat = ground === undefined ? scale : flatten(graph, scale, size, ground);
  const steps = turns.map(({ filter, options }, index) => addFilter(graph, filter, `turn${index}`, options));
  const colours = addFilter(graph, 'scale', 'colours', JPEG_COLOURS);
  const format = addFilter(graph, 'format', 'format', { pix_fmts: 'yuvj444p' });
  const sink = addFilter(graph, 'buffersink', 'sink');
  chain(flat, ...steps, colours, format, sink);
  check(await graph.config(), 'scale');
  const scaled = new Frame();
  scaled.alloc();
  try {
    // A graph takes ownership of its input.
    using given = need(frame.clone(), 'copy of a frame');
    given.pts = 0n;
    check(await source.buffersrcAddFrame(given), 'scale');
    check(await source.buffersrcAddFrame(null), 'scale');
    check(await sink.buffersinkGetFrame(scaled), 'scale');
    return scaled;
  } catch (error) {
    scaled.free();
    throw error;
  }
};
