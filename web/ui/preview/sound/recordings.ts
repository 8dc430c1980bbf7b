/** The loudness of the voice in the preview, as the root mean square of its samples. */
const VOICE_LEVEL = 0.14;
const MOST_GAIN = 8;
/** Samples below this level count as pauses. */
const QUIET = 0.01;

interface Loaded {
  readonly buffer: AudioBuffer;
  /** The gain that brings a recording to the level of the others. */
  readonly gain: number;
}

/** Times are in seconds on the audio context’s clock. */
interface Play {
  readonly context: AudioContext;
  readonly master: AudioNode;
  readonly signal: AbortSignal;
  readonly zero: number;
  readonly from: number;
  readonly to: number;
  /** The looped part of the file, in seconds from the start of the file; absent when it plays once. */
  readonly repeats?: { readonly from: number; readonly to: number };
}

/** The position in a file after this many seconds. */
const placeIn = (seconds: number, repeats: Play['repeats']): number =>
  repeats === undefined || seconds < repeats.to
    ? seconds
    : repeats.from + ((seconds - repeats.from) % (repeats.to - repeats.from));

const gainOf = (buffer: AudioBuffer): number => {
  let [sum, count] = [0, 0];
  for (const sample of buffer.getChannelData(0)) {
    if (Math.abs(sample) < QUIET) continue;
    sum += sample * sample;
    count += 1;
  }
  return count === 0 ? 1 : Math.min(MOST_GAIN, VOICE_LEVEL / Math.sqrt(sum / count));
};

const fetched = async (address: string): Promise<ArrayBuffer | undefined> => {
  const response = await fetch(address);
  return response.ok ? response.arrayBuffer() : undefined;
};

/** Loads recordings and clips once and plays them on time; files that can’t load stay silent. */
export const loadRecordings = (renew: () => Promise<void>) => {
  const known = new Map<string, Promise<Loaded | undefined>>();

  const load = async (address: string, context: AudioContext): Promise<Loaded | undefined> => {
    try {
      let bytes = await fetched(address);
      if (bytes === undefined) {
        await renew();
        bytes = await fetched(address);
      }
      if (bytes === undefined) return undefined;
      const buffer = await context.decodeAudioData(bytes);
      return { buffer, gain: gainOf(buffer) };
    } catch {
      return undefined;
    }
  };

  return {
    play: async (
      address: string,
      { context, master, signal, zero, from, to, repeats }: Play,
    ): Promise<void> => {
      const loading = known.get(address) ?? load(address, context);
      known.set(address, loading);
      const loaded = await loading;
      if (loaded === undefined) known.delete(address);
      if (loaded === undefined || signal.aborted) return;
      const begin = Math.max(from, context.currentTime, zero);
      if (begin >= to) return;
      const source = new AudioBufferSourceNode(context, {
        buffer: loaded.buffer,
        ...(repeats && { loop: true, loopStart: repeats.from, loopEnd: repeats.to }),
      });
      source.connect(new GainNode(context, { gain: loaded.gain })).connect(master);
      source.start(begin, placeIn(Math.max(0, begin - zero), repeats), to - begin);
      signal.addEventListener('abort', () => source.stop(), { once: true });
    },
  };
};
