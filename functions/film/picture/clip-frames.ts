import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import { openDecoder } from '#functions/film/files/decoder.ts';
import { check, isPause } from '#functions/film/files/native.ts';
import { openPackets, startOf } from '#functions/film/files/packets.ts';

/** Reads a clip’s pictures by time. */
export type ClipFrames = AsyncDisposable & {
  /** The clip’s length; infinite if the file doesn’t state it, so that its last picture stays on screen. */
  readonly clipMs: number;
  /**
   * The frame shown at a given time, and when it starts; valid until the next call. Going back in time restarts
   * decoding.
   */
  readonly at: (ms: number) => Promise<{ frame: Frame; ms: number }>;
};

const DECODER_THREADS = 2;
const MS_PER_SECOND = 1000;
/**
 * Allows for rounded timestamps: a frame that starts no more than this after a given time counts as shown at that
 * time.
 */
const EARLY_MS = 1;
const NONE = Number.NEGATIVE_INFINITY;
const END = Number.POSITIVE_INFINITY;

/** Opens a clip for decoding. */
export const openClipFrames = async (path: string): Promise<ClipFrames> => {
  const file = await openPackets(path, AVMEDIA_TYPE_VIDEO);
  const { stream } = file;
  const msPerTick = stream.timeBase.toDouble() * MS_PER_SECOND;
  const decoder = await openDecoder(stream, { threads: DECODER_THREADS }).catch(async (error: unknown) => {
    await file[Symbol.asyncDispose]();
    throw error;
  });
  let [shown, next] = [new Frame(), new Frame()];
  for (const frame of [shown, next]) frame.alloc();
  let [shownMs, nextMs] = [NONE, NONE];

  /** Decodes into `next`; returns the time at which that frame starts. */
  const decode = async (): Promise<number> => {
    for (;;) {
      const code = await decoder.receiveFrame(next);
      if (code >= 0) return Number(next.bestEffortTimestamp - startOf(stream)) * msPerTick;
      if (!isPause(code)) check(code, 'decode');
      const packet = await file.next();
      const sent = await decoder.sendPacket(packet ?? null);
      if (packet === undefined && sent < 0) return END;
      check(sent, 'decode');
    }
  };
  const rewind = (ms: number): void => {
    file.seek(ms / MS_PER_SECOND);
    decoder.flushBuffers();
    [shownMs, nextMs] = [NONE, NONE];
  };
  const advance = (): void => {
    [shown, next] = [next, shown];
    [shownMs, nextMs] = [nextMs, NONE];
    next.unref();
  };
  const at = async (ms: number): Promise<{ frame: Frame; ms: number }> => {
    if (shownMs === NONE || ms < shownMs) rewind(ms);
    for (;;) {
      if (nextMs === NONE) nextMs = await decode();
      if (nextMs === END && shownMs === NONE) throw new Error('it has no picture');
      // The first frame is shown from the start of the clip, even before its own timestamp.
      if (nextMs === END || (shownMs !== NONE && nextMs > ms + EARLY_MS))
        return { frame: shown, ms: shownMs };
      advance();
    }
  };
  return {
    at,
    clipMs: stream.duration > 0n ? Number(stream.duration) * msPerTick : END,
    [Symbol.asyncDispose]: async () => {
      for (const frame of [shown, next]) frame.free();
      decoder.freeContext();
      await file[Symbol.asyncDispose]();
    },
  };
};
