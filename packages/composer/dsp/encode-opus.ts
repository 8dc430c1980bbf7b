import { readFile, writeFile } from 'node:fs/promises';
import { Encoder, Muxer } from 'node-av/api';
import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, FF_ENCODER_LIBOPUS } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import { keepOnly } from './ogg.ts';
import { SAMPLE_RATE, type Sound } from './sound.ts';

const BITRATE = '96k';
/** Samples in one Opus packet of 20 ms. */
const PACKET_SAMPLES = 960;
const CHANNELS = 2;
/** The number of samples by which the encoder’s output lags behind its input. */
const ENCODER_DELAY = 312;
/**
 * Puts the loop’s end before the loop and its start after it before encoding. That way, the codec sees no edge at the
 * seam, and after more than a second its error is the same at both ends. A player skips at most 65,535 samples.
 */
const LEAD_IN = 64 * PACKET_SAMPLES;
const LEAD_OUT = 4 * PACKET_SAMPLES;

async function* toFrames([left, right]: Sound): AsyncGenerator<Frame | null> {
  const total = LEAD_IN + left.length + LEAD_OUT;
  for (let start = 0; start < total; start += PACKET_SAMPLES) {
    const length = Math.min(PACKET_SAMPLES, total - start);
    const woven = new Float32Array(length * CHANNELS);
    for (let index = 0; index < length; index++) {
      const at = (start + index - LEAD_IN + left.length) % left.length;
      woven[index * CHANNELS] = left[at] ?? 0;
      woven[index * CHANNELS + 1] = right[at] ?? 0;
    }
    yield Frame.fromAudioBuffer(Buffer.from(woven.buffer), {
      nbSamples: length,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: SAMPLE_RATE,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: SAMPLE_RATE },
      pts: BigInt(start),
    });
  }
  yield null;
}

/** Encodes a loop as Opus in Ogg at about 96 kb/s. The loop must be a whole number of 20 ms packets long. */
export async function writeOpus(loop: Sound, path: string): Promise<void> {
  if (loop[0].length % PACKET_SAMPLES !== 0) throw new Error('The loop does not end with an Opus packet');
  using encoder = await Encoder.create(FF_ENCODER_LIBOPUS, {
    bitrate: BITRATE,
    options: { vbr: 'constrained' },
  });
  const muxer = await Muxer.open(path, { format: 'ogg' });
  const stream = muxer.addStream(encoder);
  let wanted = Math.ceil((ENCODER_DELAY + LEAD_IN + loop[0].length) / PACKET_SAMPLES);
  for await (const packet of encoder.packets(toFrames(loop))) {
    using own = packet;
    if (own && wanted-- > 0) await muxer.writePacket(own, stream);
  }
  await muxer.close();
  const bytes = await readFile(path);
  keepOnly(bytes, LEAD_IN, loop[0].length);
  await writeFile(path, bytes);
}
