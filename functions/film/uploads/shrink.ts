import { type FilterContext, type FilterGraph, Frame } from 'node-av/lib';
import { addFilter, addPictureSource, chain, check, need, newGraph } from '#functions/film/files/native.ts';
import type { FilterStep } from '#functions/film/sound/sound.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which a picture fits a square of `side`, never larger than the picture itself. */
export const fitting = ({ width, height }: Size, side: number): Size => {
  const factor = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
};

/** JPEG's colours at full resolution, so that fine lines keep theirs. */
const JPEG_COLOURS = { out_range: 'pc', out_color_matrix: 'bt601' } as const;

/** Puts a picture that may be transparent on a white background. */
const flatten = (graph: FilterGraph, picture: FilterContext, { width, height }: Size): FilterContext => {
  const alpha = addFilter(graph, 'format', 'alpha', { pix_fmts: 'rgba' });
  const white = addFilter(graph, 'color', 'white', { color: 'white', size: `${width}x${height}`, rate: 30 });
  const page = addFilter(graph, 'format', 'page', { pix_fmts: 'rgb24' });
  const over = addFilter(graph, 'overlay', 'over', { format: 'rgb', eof_action: 'endall', shortest: 1 });
  chain(picture, alpha);
  chain(white, page);
  check(page.link(0, over, 0), 'link overlay');
  check(alpha.link(0, over, 1), 'link overlay');
  return over;
};

/** A copy of a frame for JPEG: scaled, on white, turned. The caller frees it. */
export const shrunk = async (
  frame: Frame,
  size: Size,
  turns: readonly FilterStep[] = [],
  hasAlpha = false,
): Promise<Frame> => {
  using graph = newGraph(1);
  const source = addPictureSource(graph, frame);
  const scale = addFilter(graph, 'scale', 'scale', { w: size.width, h: size.height, flags: 'lanczos' });
  chain(source, scale);
  const flat = hasAlpha ? flatten(graph, scale, size) : scale;
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
