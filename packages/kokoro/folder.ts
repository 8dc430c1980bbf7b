import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The layout of the neural voices' folder. On a user’s machine the folder is in their cache, filled by
 * `local/voices`; on Lambda it is part of the function. `ready` is written last, so the folder is complete if
 * that file exists.
 */
export const kokoroFolder = (folder: string) => ({
  /** The graph, whose outputs include the lengths of the tokens. */
  graph: join(folder, 'kokoro.onnx'),
  /** The same graph with its convolutions in float32, on systems where that is faster (decision 87). */
  floatGraph: join(folder, 'kokoro-float.onnx'),
  /** The npm package `onnxruntime-node`, and the packages it imports. */
  runtime: join(folder, 'onnxruntime-node'),
  /** The styles of one voice: 510 × 256 float32, one row for each number of tokens. */
  voice: (name: string): string => join(folder, 'voices', `${name}.bin`),
  /** Versions, sizes and hashes of the files. */
  ready: join(folder, 'ready.json'),
  /** The progress of a fetch; see `kokoro-fetching.ts`. */
  fetching: join(folder, 'fetching.json'),
});

export const isKokoroReady = (folder: string): boolean => existsSync(kokoroFolder(folder).ready);
