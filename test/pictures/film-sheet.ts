import { createCanvas, ImageData } from '@napi-rs/canvas';
import { AV_PIX_FMT_RGBA } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import { eachFrame } from '#functions/film/files/decode-picture.ts';
import { addFilter, addPictureSource, chain, check, need, newGraph } from '#functions/film/files/native.ts';

const FRAMES = 12;
const COLUMNS = 6;
const THUMBNAIL = { width: 270, height: 480 } as const;
const GAP_PIXELS = 6;
const JPEG_QUALITY = 85;

/** A frame's pixels at thumbnail size. */
const pixelsOf = async (given: Frame): Promise<ImageData> => {
  using graph = newGraph(1);
  const source = addPictureSource(graph, given);
  const scale = addFilter(graph, 'scale', 'scale', {
    w: THUMBNAIL.width,
    h: THUMBNAIL.height,
    flags: 'area',
  });
  const format = addFilter(graph, 'format', 'format', { pix_fmts: 'rgba' });
  const sink = addFilter(graph, 'buffersink', 'out');
  chain(source, scale, format, sink);
  check(await graph.config(), 'scale');
  using frame = need(given.clone(), 'frame');
  check(await source.buffersrcAddFrame(frame), 'scale');
  using small = new Frame();
  small.alloc();
  check(await sink.buffersinkGetFrame(small), 'scale');
  if (small.format !== AV_PIX_FMT_RGBA) throw new Error('The frame has an unexpected pixel format.');
  const [data, stride] = [need(small.data?.[0], 'pixels'), need(small.linesize[0], 'line size')];
  const pixels = new Uint8ClampedArray(THUMBNAIL.width * THUMBNAIL.height * 4);
  for (let line = 0; line < THUMBNAIL.height; line += 1)
    pixels.set(data.subarray(line * stride, line * stride + THUMBNAIL.width * 4), line * THUMBNAIL.width * 4);
  return new ImageData(pixels, THUMBNAIL.width, THUMBNAIL.height);
};

/** Twelve frames, spread evenly over a film, as a JPEG. */
export const filmSheet = async (path: string, frames: number): Promise<Uint8Array> => {
  const rows = Math.ceil(FRAMES / COLUMNS);
  const sheet = createCanvas(
    COLUMNS * (THUMBNAIL.width + GAP_PIXELS) + GAP_PIXELS,
    rows * (THUMBNAIL.height + GAP_PIXELS) + GAP_PIXELS,
  );
  const context = sheet.getContext('2d');
  const wanted = Array.from({ length: FRAMES }, (_, at) => Math.floor(((at + 0.5) * frames) / FRAMES));
  await eachFrame(path, async (frame, index) => {
    const at = wanted.indexOf(index);
    if (at === -1) return;
    const left = GAP_PIXELS + (at % COLUMNS) * (THUMBNAIL.width + GAP_PIXELS);
    const top = GAP_PIXELS + Math.floor(at / COLUMNS) * (THUMBNAIL.height + GAP_PIXELS);
    context.putImageData(await pixelsOf(frame), left, top);
  });
  return sheet.encode('jpeg', JPEG_QUALITY);
};
