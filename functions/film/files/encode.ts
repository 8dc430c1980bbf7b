import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBVPX_VP9,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FormatContext, type Frame, Packet, Rational } from 'node-av/lib';
import type { Rendition } from '#contract/catalogue.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { check, isPause, need } from './native.ts';

/** A rendition, or a clip of another size at a rendition’s quality. */
export interface ClipShape extends Pick<Rendition, 'format' | 'quality'> {
  readonly width: number;
  readonly height: number;
}

/** A video-only file being written frame by frame. */
export type ClipWriter = {
  path: string;
  rendition: ClipShape;
  write: (frame: Frame) => Promise<void>;
  /** Finishes the file, which is incomplete until then. */
  finish: () => Promise<void>;
  /** Frees everything; safe to call at any time and more than once. */
  close: () => Promise<void>;
};

const GROUP_SECONDS = 2;
/** The largest distance between two key frames. */
export const GROUP_FRAMES = GROUP_SECONDS * FRAMES_PER_SECOND;

/** The quality and bit-rate ceilings of the H.264 renditions. */
export const H264 = {
  '1080p': { crf: 19.5, maxKbits: 9000 },
  '720p': { crf: 20.5, maxKbits: 4500 },
  '480p': { crf: 21.5, maxKbits: 2200 },
} as const;
const VP9 = { crf: 30, kbits: 2600 } as const;
/** `usual`: fast, for delivery. `small`: slow, for films that ship with the site. */
export type FilmSize = 'usual' | 'small';
const SMALL = { crf: 28, preset: 'slow', groupSeconds: 6 } as const;
/** The renditions are encoded in parallel, so giving each more threads would only keep more frames in memory. */
const ENCODER_THREADS = 1;
/** How many frames the H.264 rate control looks ahead; each costs 6 MB at 1080p. */
const LOOKAHEAD_FRAMES = 3;

const smallOptions = (): Record<string, string | number> => {
  const group = SMALL.groupSeconds * FRAMES_PER_SECOND;
  return {
    preset: SMALL.preset,
    profile: 'high',
    crf: SMALL.crf,
    'x264-params': `keyint=${group}:min-keyint=${group}:scenecut=0:open-gop=0:stitchable=1:force-cfr=1`,
  };
};

const encoderOptions = ({ format, quality }: ClipShape, size: FilmSize): Record<string, string | number> => {
  switch (format) {
    case 'mp4':
      if (size === 'small') return smallOptions();
      return {
        preset: 'veryfast',
        profile: 'high',
        crf: H264[quality].crf,
        maxrate: `${H264[quality].maxKbits}k`,
        bufsize: `${H264[quality].maxKbits * 2}k`,
        // The motion is one slow zoom, so a diamond search with a single sub-pixel pass is enough, and two B-frames
        // after every P-frame do better than x264’s choice between them: decision 90 has the table. The headers
        // depend on nothing but these settings, so scenes can be joined without re-encoding.
        'x264-params': `keyint=${GROUP_FRAMES}:min-keyint=${GROUP_FRAMES}:scenecut=0:open-gop=0:stitchable=1:force-cfr=1:me=dia:subme=1:rc-lookahead=${LOOKAHEAD_FRAMES}:bframes=2:b-adapt=0:weightp=0:aq-mode=2`,
      };
    case 'webm':
      return {
        deadline: 'realtime',
        'cpu-used': 7,
        'row-mt': 1,
        'tile-columns': 1,
        'lag-in-frames': 0,
        crf: VP9.crf,
        b: `${VP9.kbits}k`,
        maxrate: `${VP9.kbits * 2}k`,
      };
  }
};

const openEncoder = async (rendition: ClipShape, size: FilmSize): Promise<CodecContext> => {
  const name = rendition.format === 'mp4' ? FF_ENCODER_LIBX264 : FF_ENCODER_LIBVPX_VP9;
  const codec = need(Codec.findEncoderByName(name), `encoder ${name}`);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = rendition.width;
  encoder.height = rendition.height;
  encoder.pixelFormat = AV_PIX_FMT_YUV420P;
  encoder.timeBase = new Rational(1, FRAMES_PER_SECOND);
  encoder.framerate = new Rational(FRAMES_PER_SECOND, 1);
  encoder.gopSize = GROUP_FRAMES;
  encoder.colorSpace = AVCOL_SPC_BT709;
  encoder.colorPrimaries = AVCOL_PRI_BT709;
  encoder.colorTrc = AVCOL_TRC_BT709;
  encoder.colorRange = AVCOL_RANGE_MPEG;
  encoder.threadCount = ENCODER_THREADS;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  using options = Dictionary.fromObject(encoderOptions(rendition, size));
  const code = await encoder.open2(codec, options);
  if (code < 0) encoder.freeContext();
  check(code, `open ${name}`);
  return encoder;
};

/** Opens a file that takes the frames of one scene for one rendition. */
export const openClip = async (
  rendition: ClipShape,
  path: string,
  size: FilmSize = 'usual',
): Promise<ClipWriter> => {
  const encoder = await openEncoder(rendition, size);
  const file = new FormatContext();
  const packet = new Packet();
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    packet.free();
    encoder.freeContext();
    await file.closeOutput();
    file.freeContext();
  };
  try {
    packet.alloc();
    check(file.allocOutputContext2(null, rendition.format, path), 'create clip');
    const stream = file.newStream(null);
    check(stream.codecpar.fromContext(encoder), 'describe clip');
    stream.timeBase = encoder.timeBase;
    stream.avgFrameRate = encoder.framerate;
    check(await file.openOutput(), 'open clip');
    check(await file.writeHeader(), 'begin clip');
    const send = async (frame: Frame | null): Promise<void> => {
      check(await encoder.sendFrame(frame), 'encode');
      for (;;) {
        const code = encoder.receivePacketSync(packet);
        if (isPause(code)) return;
        check(code, 'encode');
        packet.streamIndex = stream.index;
        packet.duration = 1n;
        packet.rescaleTs(encoder.timeBase, stream.timeBase);
        check(file.interleavedWriteFrameSync(packet), 'write clip');
      }
    };
    const finish = async (): Promise<void> => {
      await send(null);
      check(await file.writeTrailer(), 'end clip');
      await close();
    };
    return { path, rendition, write: send, finish, close };
  } catch (error) {
    await close();
    throw error;
  }
};
