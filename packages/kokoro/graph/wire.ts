import { Buffer } from 'node:buffer';

/** Thrown for a truncated graph, or for bytes that aren’t a graph at all. */
export class UnreadableGraph extends Error {
  override readonly name = 'UnreadableGraph';
}

/** One field of a message in the protocol buffer format. */
export interface Field {
  readonly number: number;
  /** The bytes of a string, of an inner message or of packed numbers; empty for a single number. */
  readonly content: Uint8Array;
  /** A single integer; 0 for any other field. */
  readonly value: number;
  /** The field exactly as it appears in the message, including its key. */
  readonly whole: Uint8Array;
}

const NUMBER = 0;
const EIGHT_BYTES = 1;
const BYTES = 2;
const FOUR_BYTES = 5;
/** Each byte of a number holds seven bits; the eighth bit says whether another byte follows. */
const MORE = 128;
const MOST_NUMBER_BYTES = 10;

const wholeNumber = (message: Uint8Array, at: number): { readonly value: number; readonly end: number } => {
  let value = 0;
  for (let index = 0; index < MOST_NUMBER_BYTES; index += 1) {
    const byte = message[at + index];
    if (byte === undefined) throw new UnreadableGraph('The graph is cut short.');
    value += (byte % MORE) * MORE ** index;
    if (byte < MORE) return { value, end: at + index + 1 };
  }
  throw new UnreadableGraph('The graph has a number that doesn’t end.');
};

/** Where a field’s content starts and ends. */
const extent = (
  message: Uint8Array,
  kind: number,
  at: number,
): { readonly from: number; readonly to: number } => {
  if (kind === EIGHT_BYTES) return { from: at, to: at + 8 };
  if (kind === FOUR_BYTES) return { from: at, to: at + 4 };
  const { value, end } = wholeNumber(message, at);
  if (kind === NUMBER) return { from: at, to: end };
  if (kind === BYTES) return { from: end, to: end + value };
  throw new UnreadableGraph(`The graph has a field of the unknown kind ${kind}.`);
};

/** The fields of a message, in order. Their bytes are views of the message. Throws `UnreadableGraph`. */
export const fieldsOf = (message: Uint8Array): readonly Field[] => {
  const fields: Field[] = [];
  let start = 0;
  while (start < message.length) {
    const key = wholeNumber(message, start);
    const kind = key.value % 8;
    const { from, to } = extent(message, kind, key.end);
    if (to > message.length) throw new UnreadableGraph('The graph is cut short.');
    fields.push({
      number: Math.floor(key.value / 8),
      content: kind === BYTES ? message.subarray(from, to) : message.subarray(0, 0),
      value: kind === NUMBER ? wholeNumber(message, from).value : 0,
      whole: message.subarray(start, to),
    });
    start = to;
  }
  return fields;
};

const numberBytes = (value: number): number[] =>
  value < MORE ? [value] : [(value % MORE) + MORE, ...numberBytes(Math.floor(value / MORE))];

/** A field that contains a string or the parts of an inner message. */
export const field = (number: number, content: string | readonly Uint8Array[]): Uint8Array => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.concat(content);
  return Buffer.concat([
    Uint8Array.from([...numberBytes(number * 8 + BYTES), ...numberBytes(bytes.length)]),
    bytes,
  ]);
};
