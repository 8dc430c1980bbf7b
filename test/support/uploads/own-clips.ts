import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_INTERLACED_DCT,
  AV_CODEC_ID_PNG,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUV422P10LE,
  AV_PIX_FMT_YUVA420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_PRI_BT2020,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVMEDIA_TYPE_VIDEO,
  FF_ENCODER_LIBVPX_VP9,
  FF_ENCODER_LIBX264,
  FF_ENCODER_LIBX265,
  FF_ENCODER_MPEG2VIDEO,
  FF_ENCODER_PRORES_KS,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  type FilterContext,
  type FilterGraph,
  FormatContext,
  Frame,
  Packet,
  Rational,
} from 'node-av/lib';
import { addFilter, chain, check, isPause, need, newGraph } from '#functions/film/files/native.ts';

export interface ClipTraits {
  readonly width?: number;
  readonly height?: number;
  readonly fps?: number;
  readonly frames?: number;
  readonly encoder?: keyof typeof ENCODERS;
  readonly container?: 'mp4' | 'mov' | 'webm';
  /** 10-bit BT.2020 colour with this transfer curve. */
  readonly hdr?: keyof typeof CURVES;
  /** The clip is interlaced: each frame holds two moments on alternating lines. */
  readonly isInterlaced?: boolean;
  readonly hasAlpha?: boolean;
  /** Every third frame is missing, so that frames have different durations. */
  readonly isUneven?: boolean;
  /** Filmed with a phone held upright: the frames are stored sideways and need a quarter turn. */
  readonly isTurned?: boolean;
  /** Shows one colour in the first half and another in the second half, instead of the test picture. */
  readonly colours?: readonly [string, string];
  readonly tags?: Readonly<Record<string, string>>;
  /** A cover picture, as a 64 × 64 PNG. */
  readonly cover?: Buffer;
}

type DrawnClip = { readonly [Trait in 'colours' | 'isInterlaced']: ClipTraits[Trait] } & Readonly<
  Record<'width' | 'height' | 'fps' | 'frames', number>
>;

const TICKS = 90_000;
const ONE = 0x1_00_00;
const DOWN = 0x40_00_00_00;
/** A quarter turn to the right. */
const QUARTER = [0, ONE, 0, -ONE, 0, 0, 0, 0, DOWN];

const ENCODERS = {
  libx264: FF_ENCODER_LIBX264,
  libx265: FF_ENCODER_LIBX265,
  'libvpx-vp9': FF_ENCODER_LIBVPX_VP9,
  mpeg2video: FF_ENCODER_MPEG2VIDEO,
  prores: FF_ENCODER_PRORES_KS,
} as const;
const CURVES = { pq: AVCOL_TRC_SMPTE2084, hlg: AVCOL_TRC_ARIB_STD_B67 } as const;
/** Encoder settings chosen for speed. */
const FAST: Readonly<Partial<Record<keyof typeof ENCODERS, Record<string, string | number>>>> = {
  'libvpx-vp9': { deadline: 'realtime', 'cpu-used': 8 },
  libx264: { preset: 'ultrafast' },
  libx265: { preset: 'ultrafast' },
};

const formatOf = ({ hdr, hasAlpha, encoder }: ClipTraits) => {
  if (encoder === 'prores') return { id: AV_PIX_FMT_YUV422P10LE, name: 'yuv422p10le' };
  if (hdr !== undefined) return { id: AV_PIX_FMT_YUV420P10LE, name: 'yuv420p10le' };
  return hasAlpha === true
    ? { id: AV_PIX_FMT_YUVA420P, name: 'yuva420p' }
    : { id: AV_PIX_FMT_YUV420P, name: 'yuv420p' };
};

/** The FFmpeg filters that draw the clip’s picture. */
const drawing = (graph: FilterGraph, { colours, isInterlaced, ...shape }: DrawnClip): FilterContext[] => {
  const form = { size: `${shape.width}x${shape.height}`, rate: shape.fps };
  if (isInterlaced === true) {
    const moving = addFilter(graph, 'testsrc2', 'picture', { ...form, rate: shape.fps * 2 });
    return [moving, addFilter(graph, 'tinterlace', 'lines', { mode: 'interleave_top' })];
  }
  if (colours === undefined) return [addFilter(graph, 'testsrc2', 'picture', form)];
  const [color, later] = colours;
  return [
    addFilter(graph, 'color', 'picture', { color, ...form }),
    addFilter(graph, 'fade', 'later', {
      type: 'out',
      color: later,
      start_frame: Math.floor(shape.frames / 2) - 1,
      nb_frames: 1,
    }),
  ];
};

/**
 * Adds a stream for a cover picture. Returns a function that writes the picture once the file’s header has been
 * written.
 */
const addCover = (file: FormatContext, cover: Buffer | undefined) => {
  if (cover === undefined) return () => Promise.resolve();
  const stream = file.newStream(null);
  Object.assign(stream.codecpar, {
    codecType: AVMEDIA_TYPE_VIDEO,
    codecId: AV_CODEC_ID_PNG,
    width: 64,
    height: 64,
  });
  stream.disposition = AV_DISPOSITION_ATTACHED_PIC;
  return async (): Promise<void> => {
    using packet = new Packet();
    packet.alloc();
    packet.data = cover;
    packet.streamIndex = stream.index;
    check(await file.interleavedWriteFrame(packet), 'write cover');
  };
};

/** Writes a clip of a test picture with a counter, as a camera with these traits would. */
export const writeOwnClip = async (path: string, traits: ClipTraits = {}): Promise<void> => {
  const { width = 320, height = 240, fps = 30, frames = 30, encoder: name = 'libx264' } = traits;
  const format = formatOf(traits);
  using graph = newGraph(1);
  const { colours, isInterlaced } = traits;
  const picture = drawing(graph, { colours, isInterlaced, width, height, fps, frames });
  const pixels = addFilter(graph, 'format', 'format', { pix_fmts: format.name });
  const sink = addFilter(graph, 'buffersink', 'out');
  chain(...picture, pixels, sink);
  check(await graph.config(), 'test picture');
  using encoder = new CodecContext();
  const codec = need(Codec.findEncoderByName(ENCODERS[name]), name);
  encoder.allocContext3(codec);
  Object.assign(encoder, { width, height, pixelFormat: format.id, colorRange: AVCOL_RANGE_MPEG });
  // MPEG-2 counts in frames.
  const ticks = name === 'mpeg2video' ? fps : TICKS;
  encoder.timeBase = new Rational(1, ticks);
  encoder.framerate = new Rational(fps, 1);
  encoder.setFlags(
    AV_CODEC_FLAG_GLOBAL_HEADER,
    ...(isInterlaced === true ? [AV_CODEC_FLAG_INTERLACED_DCT] : []),
  );
  if (traits.hdr !== undefined) {
    encoder.colorPrimaries = AVCOL_PRI_BT2020;
    encoder.colorTrc = CURVES[traits.hdr];
    encoder.colorSpace = AVCOL_SPC_BT2020_NCL;
  }
  using options = Dictionary.fromObject(FAST[name] ?? {});
  check(await encoder.open2(codec, options), 'encoder');
  await using file = new FormatContext();
  check(file.allocOutputContext2(null, traits.container ?? 'mp4', path), 'create');
  using tags = Dictionary.fromObject({ ...traits.tags });
  file.metadata = tags;
  const stream = file.newStream(null);
  check(stream.codecpar.fromContext(encoder), 'describe');
  stream.timeBase = encoder.timeBase;
  stream.avgFrameRate = new Rational(fps, 1);
  if (traits.isTurned === true) {
    const matrix = Buffer.alloc(QUARTER.length * 4);
    for (const [index, cell] of QUARTER.entries()) matrix.writeInt32LE(cell, index * 4);
    check(stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, matrix), 'turn');
  }
  const writeCover = addCover(file, traits.cover);
  check(await file.openOutput(), 'open');
  check(await file.writeHeader(), 'begin');
  await writeCover();
  using packet = new Packet();
  packet.alloc();
  using frame = new Frame();
  frame.alloc();
  const send = async (one: Frame | null): Promise<void> => {
    check(await encoder.sendFrame(one), 'encode');
    for (;;) {
      const code = await encoder.receivePacket(packet);
      if (isPause(code)) return;
      check(code, 'encode');
      packet.streamIndex = stream.index;
      packet.duration = BigInt(Math.round(ticks / fps));
      packet.rescaleTs(encoder.timeBase, stream.timeBase);
      check(await file.interleavedWriteFrame(packet), 'write');
    }
  };
  for (let index = 0; index < frames; index += 1) {
    check(await sink.buffersinkGetFrame(frame), 'picture');
    frame.pts = BigInt(Math.round((index * ticks) / fps));
    if (traits.isUneven !== true || index % 3 !== 1) await send(frame);
    frame.unref();
  }
  await send(null);
  check(await file.writeTrailer(), 'end');
  await file.closeOutput();
};
