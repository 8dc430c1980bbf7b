import {
  AV_FRAME_DATA_DISPLAYMATRIX,
  AV_PICTURE_TYPE_NONE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { type FilterContext, type FilterGraph, type FormatContext, Frame, type Stream } from 'node-av/lib';
import { CLIP_MAX_PIXELS, SIDE_MIN_PIXELS } from '#functions/domain/uploads/problems.ts';
import { type ClipWriter, openClip } from '#functions/film/files/encode.ts';
import { addFilter, chain, check, isPause, newGraph } from '#functions/film/files/native.ts';
import { decoded } from '#functions/film/uploads/decoded.ts';
import { openOwn, streamOf } from '#functions/film/uploads/open-own.ts';
import { liesDown, turnsOf } from '#functions/film/uploads/orientation.ts';
import { LONGEST_SECONDS } from '#functions/film/uploads/own-sound.ts';
import type { Stopwatch } from '#functions/film/uploads/stopwatch.ts';
import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import { clipChain, keptSize } from './clip-chain.ts';

/** If a clip’s frames cover less than this share of its declared length, it was cut off. */
const LEAST_SHARE = 0.8;
const MICROSECONDS = 1e6;
const GRAPH_THREADS = 2;

export interface FilmedClip {
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  /** When the clip’s first picture is shown, in seconds from the start of the source. */
  readonly beginsAt: number;
}

const pictureStream = (file: FormatContext): Stream => {
  const stream = streamOf(file, AVMEDIA_TYPE_VIDEO);
  if (stream === undefined) throw new UploadFault('no_picture', 'no stream of pictures');
  const { width, height } = stream.codecpar;
  if (width * height > CLIP_MAX_PIXELS) throw new UploadFault('too_many_pixels', `${width}×${height}`);
  if (width > 0 && height > 0 && Math.min(width, height) < SIDE_MIN_PIXELS)
    throw new UploadFault('too_small', `${width}×${height}`);
  return stream;
};

const matrixOf = (stream: Stream, frame: Frame): Buffer | null =>
  frame.getSideData(AV_FRAME_DATA_DISPLAYMATRIX) ??
  stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);

/** A clip’s declared length, in seconds; 0 if it doesn’t declare one. */
const declaredSeconds = ({ duration }: FormatContext, stream: Stream): number =>
  Math.max(0, Number(duration) / MICROSECONDS, Number(stream.duration) * stream.timeBase.toDouble());

interface Pipeline {
  readonly source: FilterContext;
  readonly sink: FilterContext;
  readonly writer: ClipWriter;
  readonly shape: string;
  /** The size of the pictures written by `writer`. */
  readonly width: number;
  readonly height: number;
}

const shapeOf = ({ width, height, format }: Frame): string => `${width}×${height} in ${format}`;

/** Builds the pipeline for a clip whose pictures have the size and format of this frame. */
const openPipeline = async (
  graph: FilterGraph,
  stream: Stream,
  frame: Frame,
  to: string,
): Promise<Pipeline> => {
  const turns = turnsOf(matrixOf(stream, frame));
  const size = keptSize(frame, turns);
  const [width, height] = liesDown(turns) ? [size.height, size.width] : [size.width, size.height];
  const source = addFilter(graph, 'buffer', 'in', {
    video_size: `${frame.width}x${frame.height}`,
    pix_fmt: Number(frame.format),
    time_base: `${stream.timeBase.num}/${stream.timeBase.den}`,
    range: Number(frame.colorRange),
    colorspace: Number(frame.colorSpace),
  });
  const steps = clipChain(frame, size, turns).map((step, index) =>
    addFilter(graph, step.filter, `step${index}`, step.options),
  );
  const sink = addFilter(graph, 'buffersink', 'out');
  chain(source, ...steps, sink);
  check(await graph.config(), 'configure clip');
  const writer = await openClip({ format: 'mp4', quality: '1080p', width, height }, to);
  return { source, sink, writer, shape: shapeOf(frame), width, height };
};

/** Re-encodes a clip’s pictures at 30 per second; stops reading if the clip is too long. @throws UploadFault */
export const filmOwnFrames = async (
  path: string,
  demuxer: string,
  to: string,
  watch: Stopwatch,
): Promise<FilmedClip> => {
  await using file = await openOwn(path, demuxer);
  const stream = pictureStream(file);
  const declared = declaredSeconds(file, stream);
  if (declared > LONGEST_SECONDS) throw new UploadFault('too_long', `it declares ${declared} s`);
  using graph = newGraph(GRAPH_THREADS);
  using filtered = new Frame();
  filtered.alloc();
  let pipeline: Pipeline | undefined;
  const tick = stream.timeBase.toDouble();
  let [frames, first, last] = [0, 0n, 0n];

  const drain = async ({ sink, writer }: Pipeline): Promise<void> => {
    for (;;) {
      const code = await sink.buffersinkGetFrame(filtered);
      if (isPause(code)) return;
      check(code, 'convert clip');
      filtered.pts = BigInt(frames);
      // Otherwise the encoder would put key frames where the source has them.
      filtered.pictType = AV_PICTURE_TYPE_NONE;
      frames += 1;
      await writer.write(filtered);
      filtered.unref();
    }
  };
  try {
    for await (const frame of decoded(file, stream, CLIP_MAX_PIXELS, watch)) {
      const at = frame.bestEffortTimestamp;
      if (pipeline === undefined) {
        first = at;
        pipeline = await openPipeline(graph, stream, frame, to);
      }
      if (shapeOf(frame) !== pipeline.shape) throw new UploadFault('damaged', 'its size changes');
      frame.pts = at - first;
      last = frame.pts;
      if (Number(last) * tick > LONGEST_SECONDS) throw new UploadFault('too_long', 'too many pictures');
      check(await pipeline.source.buffersrcAddFrame(frame), 'convert clip');
      await drain(pipeline);
    }
    if (pipeline === undefined) throw new UploadFault('damaged', 'it has no picture that can be decoded');
    if (Number(last) * tick < declared * LEAST_SHARE - 1)
      throw new UploadFault('cut_off', `its pictures end before its ${declared} s`);
    check(await pipeline.source.buffersrcAddFrame(null), 'convert clip');
    await drain(pipeline);
    if (frames < 2) throw new UploadFault('empty', `${frames} pictures`);
    await pipeline.writer.finish();
    const { width, height } = pipeline;
    return { frames, width, height, beginsAt: Number(first) * tick };
  } finally {
    await pipeline?.writer.close();
  }
};
