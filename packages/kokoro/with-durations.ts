/** The inner tensor with the length of each token, in frames of 600 samples. */
const LENGTHS = '/encoder/Clip_output_0';

/**
 * A bytes field in protocol buffer format; `number` is below 16, and the content is shorter than 128 bytes.
 */
const field = (number: number, content: Uint8Array): Uint8Array =>
  Uint8Array.of(number * 8 + 2, content.length, ...content);

const GRAPH = 7;
const OUTPUT = 12;
const NAME = 1;

/**
 * The same graph, with the lengths of its tokens added to its outputs. A parser merges a repeated message
 * with the first one, so it is enough to append a graph that contains only the extra output.
 */
export function withDurations(model: Uint8Array): Uint8Array {
  const added = field(GRAPH, field(OUTPUT, field(NAME, new TextEncoder().encode(LENGTHS))));
  const finished = new Uint8Array(model.length + added.length);
  finished.set(model);
  finished.set(added, model.length);
  return finished;
}
