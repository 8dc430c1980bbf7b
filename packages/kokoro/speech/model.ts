import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { kokoroFolder } from '#kokoro/folder.ts';

export const KOKORO_SAMPLE_RATE = 24_000;
/** The model’s lengths count frames of this many samples. */
export const SAMPLES_PER_FRAME = 600;

/**
 * The model’s output for tokens: their sound, and how many frames each token takes, including those at both
 * ends.
 */
export interface Synthesised {
  readonly samples: Float32Array;
  readonly frames: readonly number[];
}

/** Speaks tokens in a style, a row of 256 numbers. */
export type Synthesise = (input: {
  readonly tokens: readonly number[];
  readonly style: Float32Array;
  readonly speed: number;
}) => Promise<Synthesised>;

/** The part of `onnxruntime-node` that we use; the package is not installed with the others. */
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

/** The token at the beginning and the end of every run. */
const PAD = 0;
const STYLE_SIZE = 256;

/**
 * Loads the model, once for all its voices; it uses `threads` cores. Throws when the runtime or the graph is
 * unusable.
 */
export const loadModel = async (folder: string, threads: number): Promise<Synthesise> => {
  const { runtime, graph, floatGraph } = kokoroFolder(folder);
  const { InferenceSession, Tensor } = Runtime.parse(createRequire(graph)(runtime));
  const session = await InferenceSession.create(existsSync(floatGraph) ? floatGraph : graph, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // The arena keeps the memory that the longest run took; without it, every run takes twice the processor time.
    enableCpuMemArena: true,
    // Memory plans for recurring lengths would take up the same amount again.
    enableMemPattern: false,
    logSeverityLevel: 3,
    // A waiting thread must not take a core away from films that are being made.
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
