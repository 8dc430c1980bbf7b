import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where everything is in the folder of the neural voices: on a user’s machine their cache, filled by `local/voices`;
 * on Lambda a part of the function. `ready` is written last, so the folder is complete while that file exists.
 */
export const kokoroFolder = (folder: string) => ({
  /** The graph, with the lengths of the tokens among its outputs. */
  graph: join(folder, 'kokoro.onnx'),
  /** The npm package `onnxruntime-node`, with what it imports. */
  runtime: join(folder, 'onnxruntime-node'),
  /** The styles of one voice: 510 × 256 float32, a row for each number of tokens. */
  voice: (name: string): string => join(folder, 'voices', `${name}.bin`),
  /** Versions, sizes and hashes of the files. */
  ready: join(folder, 'ready.json'),
  /** The progress of a fetch; see `kokoro-fetching.ts`. */
  fetching: join(folder, 'fetching.json'),
});

export const isKokoroReady = (folder: string): boolean => existsSync(kokoroFolder(folder).ready);
