import { Encoder, FilterAPI, Muxer } from 'node-av/api';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_S16,
  FF_ENCODER_LIBMP3LAME,
} from 'node-av/constants';
import { Frame } from 'node-av/lib';
import { ESPEAK_SAMPLE_RATE } from '#functions/film/alignment/espeak.ts';

/** Far less than a second of sound; the encoder outputs nothing if the sound fits into a single frame. */
const FRAME_SAMPLES = 2048;
const MP3_BITRATE = '48k';
const SEEK_SET = 0;
const SEEK_CUR = 1;

function* toFrames(samples: Float32Array): Generator<Frame> {
  for (let start = 0; start < samples.length; start += FRAME_SAMPLES) {
    const part = samples.subarray(start, start + FRAME_SAMPLES);
    yield Frame.fromAudioBuffer(Buffer.from(part.buffer, part.byteOffset, part.byteLength), {
      nbSamples: part.length,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: ESPEAK_SAMPLE_RATE,
      channelLayout: AV_CHANNEL_LAYOUT_MONO,
      timeBase: { num: 1, den: ESPEAK_SAMPLE_RATE },
      pts: BigInt(start),
    });
  }
}

/** Resamples a sound and yields its frames in one format; the caller frees each frame. */
async function* convert(samples: Float32Array, sampleRate: number, format: string): AsyncGenerator<Frame> {
  using filter = FilterAPI.create(
    `aresample=${sampleRate},aformat=sample_fmts=${format}:channel_layouts=mono`,
  );
  for await (const frame of filter.frames(withFlush(toFrames(samples)))) if (frame) yield frame;
}

async function* withFlush(frames: Iterable<Frame>): AsyncGenerator<Frame | null> {
  yield* frames;
  yield null;
}

/** 16-bit little-endian mono samples without a header. */
export async function encodePcm(samples: Float32Array, sampleRate: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const frame of convert(samples, sampleRate, 's16')) {
    using own = frame;
    const bytes = own.format === AV_SAMPLE_FMT_S16 ? own.data?.[0] : undefined;
    if (bytes) chunks.push(Buffer.from(bytes.subarray(0, own.nbSamples * Int16Array.BYTES_PER_ELEMENT)));
  }
  return Buffer.concat(chunks);
}

/** A seekable in-memory file, because the muxer writes the length of the encoder’s delay last. */
class MemoryFile {
  bytes = Buffer.alloc(0);
  #position = 0;

  write(chunk: Buffer): number {
    const end = this.#position + chunk.length;
    if (end > this.bytes.length)
      this.bytes = Buffer.concat([this.bytes, Buffer.alloc(end - this.bytes.length)]);
    chunk.copy(this.bytes, this.#position);
    this.#position = end;
    return chunk.length;
  }

  seek(offset: bigint, whence: number): bigint {
    if (whence === SEEK_SET) this.#position = Number(offset);
    else if (whence === SEEK_CUR) this.#position += Number(offset);
    else return BigInt(this.bytes.length);
    return BigInt(this.#position);
  }
}

/** An MP3 file whose header states the encoder's delay, so that decoded samples start where `samples` start. */
export async function encodeMp3(samples: Float32Array, sampleRate: number): Promise<Buffer> {
  const file = new MemoryFile();
  using encoder = await Encoder.create(FF_ENCODER_LIBMP3LAME, { bitrate: MP3_BITRATE });
  const muxer = await Muxer.open(
    { write: (chunk) => file.write(chunk), seek: (offset, whence) => file.seek(offset, whence) },
    { format: 'mp3' },
  );
  const stream = muxer.addStream(encoder);
  for await (const packet of encoder.packets(withEnd(convert(samples, sampleRate, 's16p')))) {
    using own = packet;
    if (own) await muxer.writePacket(own, stream);
  }
  await muxer.close();
  return file.bytes;
}

async function* withEnd(frames: AsyncIterable<Frame>): AsyncGenerator<Frame | null> {
  yield* frames;
  yield null;
}
