import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { type FilterContext, Frame } from 'node-av/lib';
import { openDecoder } from '#functions/film/files/decoder.ts';
import { addFilter, chain, check, isPause, need, newGraph } from '#functions/film/files/native.ts';
import { openPackets } from '#functions/film/files/packets.ts';

export const SAMPLE_RATE = 48_000;
export const CHANNELS = 2;
/** The least bits per second of a film’s AAC. */
export const MIN_AUDIO_BITS = 160_000;

/** Interleaved stereo samples at 48 kHz, full scale ±1. */
export type Sound = Float32Array<ArrayBuffer>;

export const secondsOf = (sound: Sound): number => sound.length / CHANNELS / SAMPLE_RATE;

export type FilterStep = { filter: string; options?: Readonly<Record<string, string | number>> };

/** The decoded frames of a file’s best audio stream; each is valid until the next is requested. */
export async function* audioFrames(path: string): AsyncGenerator<Frame> {
  await using file = await openPackets(path, AVMEDIA_TYPE_AUDIO);
  using decoder = await openDecoder(file.stream);
  using frame = new Frame();
  frame.alloc();
  for (let isEnd = false; !isEnd; ) {
    const packet = await file.next();
    isEnd = packet === undefined;
    check(decoder.sendPacketSync(packet ?? null), 'decode');
    for (;;) {
      const code = decoder.receiveFrameSync(frame);
      if (isPause(code)) break;
      check(code, 'decode');
      yield frame;
      frame.unref();
    }
  }
}

const toStereo = {
  filter: 'aformat',
  options: { sample_fmts: 'flt', sample_rates: SAMPLE_RATE, channel_layouts: 'stereo' },
};

const collect = (sink: FilterContext, parts: Sound[]): void => {
  using frame = new Frame();
  frame.alloc();
  for (;;) {
    const code = sink.buffersinkGetFrameSync(frame);
    if (isPause(code)) return;
    check(code, 'filter sound');
    const bytes = need(frame.data?.[0], 'samples');
    const part = new Float32Array(frame.nbSamples * CHANNELS);
    new Uint8Array(part.buffer).set(bytes.subarray(0, part.byteLength));
    parts.push(part);
    frame.unref();
  }
};

const join = (parts: readonly Sound[]): Sound => {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const sourceOptions = (frame: Frame): Record<string, string | number> => ({
  sample_rate: frame.sampleRate,
  sample_fmt: Number(frame.format),
  channel_layout:
    frame.channelLayout.mask === 0n
      ? `${frame.channelLayout.nbChannels}c`
      : `0x${frame.channelLayout.mask.toString(16)}`,
  time_base: `1/${frame.sampleRate}`,
});

/** Options for the source of a filter graph that `soundFrames` are fed into. */
export const soundSource = {
  sample_rate: SAMPLE_RATE,
  sample_fmt: 'flt',
  channel_layout: 'stereo',
  time_base: `1/${SAMPLE_RATE}`,
} as const;

/** Runs any decoded sound through filters, frame by frame; the result is 48 kHz stereo. */
export const filterFrames = async (
  frames: AsyncIterable<Frame> | Iterable<Frame>,
  steps: readonly FilterStep[] = [],
): Promise<Sound> => {
  const parts: Sound[] = [];
  using graph = newGraph(1);
  let ends: { source: FilterContext; sink: FilterContext } | undefined;
  let samples = 0n;
  for await (const frame of frames) {
    if (ends === undefined) {
      const source = addFilter(graph, 'abuffer', 'in', sourceOptions(frame));
      const middle = [toStereo, ...steps, toStereo].map((step, index) =>
        addFilter(graph, step.filter, `step${index}`, step.options),
      );
      const sink = addFilter(graph, 'abuffersink', 'out');
      chain(source, ...middle, sink);
      check(await graph.config(), 'configure sound');
      ends = { source, sink };
    }
    frame.pts = samples;
    samples += BigInt(frame.nbSamples);
    check(ends.source.buffersrcAddFrameSync(frame), 'filter sound');
    collect(ends.sink, parts);
  }
  if (ends === undefined) throw new Error('it contains no sound');
  check(ends.source.buffersrcAddFrameSync(null), 'filter sound');
  collect(ends.sink, parts);
  return join(parts);
};

/** Reads a whole audio file as 48 kHz stereo, through filters if given. */
export const readSound = (path: string, steps: readonly FilterStep[] = []): Promise<Sound> =>
  filterFrames(audioFrames(path), steps);

const FRAME_SAMPLES = 4096;

/** Cuts sound into frames for FFmpeg; each is valid until the next is requested. */
export function* soundFrames(sound: Sound, frameSamples = FRAME_SAMPLES): Generator<Frame> {
  for (let at = 0; at < sound.length; at += frameSamples * CHANNELS) {
    const part = sound.subarray(at, at + frameSamples * CHANNELS);
    using frame = Frame.fromAudioBuffer(Buffer.from(part.buffer, part.byteOffset, part.byteLength), {
      nbSamples: part.length / CHANNELS,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: SAMPLE_RATE,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: SAMPLE_RATE },
    });
    frame.pts = BigInt(at / CHANNELS);
    yield frame;
  }
}

/** Runs sound through filters. */
export const filterSound = (sound: Sound, steps: readonly FilterStep[]): Promise<Sound> =>
  filterFrames(soundFrames(sound), steps);
