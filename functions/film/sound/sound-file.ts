import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBOPUS,
} from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FormatContext, Frame, Packet, Rational } from 'node-av/lib';
import { addFilter, chain, check, isPause, need, newGraph } from '#functions/film/files/native.ts';
import { SAMPLE_RATE, type Sound, soundFrames, soundSource } from './sound.ts';

const AAC = {
  encoder: FF_ENCODER_AAC,
  container: 'mp4',
  frameSamples: 1024,
  format: AV_SAMPLE_FMT_FLTP,
  name: 'fltp',
} as const;

const KINDS = {
  /** The fast coder takes a quarter of the other’s time and makes less noise (decision 90). */
  aac: { ...AAC, bitRate: 208_000n, options: { aac_coder: 'fast' } },
  /** Spends its bits on thin sound too, such as a voice with long pauses. */
  'full-aac': { ...AAC, bitRate: 192_000n, options: {} },
  /** The settings for films that ship with the site. */
  'small-aac': { ...AAC, bitRate: 96_000n, options: {} },
  opus: {
    encoder: FF_ENCODER_LIBOPUS,
    container: 'webm',
    bitRate: 128_000n,
    frameSamples: 960,
    format: AV_SAMPLE_FMT_FLT,
    name: 'flt',
    options: {},
  },
} as const;
export type SoundKind = keyof typeof KINDS;

const openEncoder = async (kind: SoundKind): Promise<CodecContext> => {
  const { encoder: name, bitRate, format, options } = KINDS[kind];
  const codec = need(Codec.findEncoderByName(name), `encoder ${name}`);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.sampleRate = SAMPLE_RATE;
  encoder.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  encoder.sampleFormat = format;
  encoder.bitRate = bitRate;
  encoder.timeBase = new Rational(1, SAMPLE_RATE);
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  using values = Dictionary.fromObject({ ...options });
  const code = await encoder.open2(codec, values);
  if (code < 0) encoder.freeContext();
  check(code, `open ${name}`);
  return encoder;
};

/** Writes sound as AAC-LC in MP4 or Opus in WebM; the films’ audio streams are copied from these files. */
export const writeSound = async (sound: Sound, kind: SoundKind, path: string): Promise<void> => {
  using encoder = await openEncoder(kind);
  using packet = new Packet();
  packet.alloc();
  using graph = newGraph(1);
  const source = addFilter(graph, 'abuffer', 'in', soundSource);
  const format = addFilter(graph, 'aformat', 'format', { sample_fmts: KINDS[kind].name });
  const sink = addFilter(graph, 'abuffersink', 'out');
  chain(source, format, sink);
  check(await graph.config(), 'configure sound');
  await using file = new FormatContext();
  check(file.allocOutputContext2(null, KINDS[kind].container, path), 'create sound file');
  const stream = file.newStream(null);
  check(stream.codecpar.fromContext(encoder), 'describe sound');
  stream.timeBase = encoder.timeBase;
  check(await file.openOutput(), 'open sound file');
  check(await file.writeHeader(), 'begin sound file');
  const encode = (frame: Frame | null): void => {
    check(encoder.sendFrameSync(frame), 'encode sound');
    for (;;) {
      const code = encoder.receivePacketSync(packet);
      if (isPause(code)) return;
      check(code, 'encode sound');
      packet.streamIndex = stream.index;
      packet.rescaleTs(encoder.timeBase, stream.timeBase);
      check(file.interleavedWriteFrameSync(packet), 'write sound');
    }
  };
  using converted = new Frame();
  converted.alloc();
  for (const frame of soundFrames(sound, KINDS[kind].frameSamples)) {
    check(source.buffersrcAddFrameSync(frame), 'convert sound');
    check(sink.buffersinkGetFrameSync(converted), 'convert sound');
    encode(converted);
    converted.unref();
  }
  encode(null);
  check(await file.writeTrailer(), 'end sound file');
  await file.closeOutput();
};
