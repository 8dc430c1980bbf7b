import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The layout of the neural voices' folder. On a user’s machine, the folder is in their cache and is filled by
 * `local/voices`; on Lambda, it ships with the function. `ready` is written last, so if that file exists, the folder
 * is complete.
 */
export const kokoroFolder = (folder: string) => ({
  /** The graph whose outputs include the token lengths. */
  graph: join(folder, 'kokoro.onnx'),
  /** The same graph with its convolutions in float32, for systems where that is faster (decision 87). */
  floatGraph: join(folder, 'kokoro-float.onnx'),
  /** The npm package `onnxruntime-node`, and the packages it imports. */
  runtime: join(folder, 'onnxruntime-node'),
  /** The style vectors of one voice: 510 × 256 float32, one row per number of tokens. */
  voice: (name: string): string => join(folder, 'voices', `${name}.bin`),
  /** Versions, sizes and hashes of the files. */
  ready: join(folder, 'ready.json'),
  /** The progress of a download; see `kokoro-fetching.ts`. */
  fetching: join(folder, 'fetching.json'),
});

export const isKokoroReady = (folder: string): boolean => existsSync(kokoroFolder(folder).ready);
