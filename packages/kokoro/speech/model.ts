import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { kokoroFolder } from '#kokoro/folder.ts';

export const KOKORO_SAMPLE_RATE = 24_000;
/** The number of samples in a frame, the unit of the model’s token lengths. */
export const SAMPLES_PER_FRAME = 600;

/**
 * The model’s output for a list of tokens: the sound, and how many frames each token takes, including the tokens at
 * both ends.
 */
export interface Synthesised {
  readonly samples: Float32Array;
  readonly frames: readonly number[];
}

/** Speaks tokens in a style, which is a row of 256 numbers. */
export type Synthesise = (input: {
  readonly tokens: readonly number[];
  readonly style: Float32Array;
  readonly speed: number;
}) => Promise<Synthesised>;

/** The part of `onnxruntime-node` that we use; the package isn’t installed along with the other dependencies. */
export interface OnnxRuntime {
  readonly InferenceSession: {
    create(
      graph: string,
      options: object,
    ): Promise<{
      run(inputs: object): Promise<Readonly<Record<string, { readonly data: unknown }>>>;
    }>;
  };
  readonly Tensor: new (type: string, data: BigInt64Array | Float32Array, dims: readonly number[]) => object;
}

const Runtime = z.custom<OnnxRuntime>(
  (module) => typeof module === 'object' && module !== null && 'InferenceSession' in module,
);
const Output = z.object({
  audio: z.object({ data: z.instanceof(Float32Array) }),
  '/encoder/Clip_output_0': z.object({ data: z.instanceof(Float32Array) }),
});

/** The token at the start and the end of every run. */
const PAD = 0;
const STYLE_SIZE = 256;

/**
 * Loads the model, which serves all voices and uses `threads` cores. Throws if the runtime or the graph is unusable.
 */
export const loadModel = async (folder: string, threads: number): Promise<Synthesise> => {
  const { runtime, graph, floatGraph } = kokoroFolder(folder);
  const { InferenceSession, Tensor } = Runtime.parse(createRequire(graph)(runtime));
  const session = await InferenceSession.create(existsSync(floatGraph) ? floatGraph : graph, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // The arena keeps the memory that the longest run needed; without the arena, every run takes twice as much CPU
    // time.
    enableCpuMemArena: true,
    // Memory plans for recurring lengths would need the same amount of memory again.
    enableMemPattern: false,
    logSeverityLevel: 3,
    // A waiting thread must not occupy a core that is needed for films in progress.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  return async ({ tokens, style, speed }) => {
    const ids = BigInt64Array.from([PAD, ...tokens, PAD], BigInt);
    const outputs = await session.run({
      tokens: new Tensor('int64', ids, [1, ids.length]),
      style: new Tensor('float32', style, [1, STYLE_SIZE]),
      speed: new Tensor('float32', Float32Array.of(speed), [1]),
    });
    const { audio, '/encoder/Clip_output_0': lengths } = Output.parse(outputs);
    return { samples: audio.data, frames: Array.from(lengths.data) };
  };
};
