import { Buffer } from 'node:buffer';
import { outputField } from './graph.ts';

/** The internal tensor that holds each token’s length, in frames of 600 samples. */
const LENGTHS = '/encoder/Clip_output_0';

/**
 * The same graph, with the token lengths added to its outputs. A parser merges a repeated message with the first one,
 * so it is enough to append a graph that contains only the extra output.
 */
export const withDurations = (model: Uint8Array): Uint8Array => Buffer.concat([model, outputField(LENGTHS)]);
