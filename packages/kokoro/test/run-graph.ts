import { type Graph, readGraph } from '#kokoro/graph/graph.ts';

type Values = readonly number[];

/** Weights are outputs × inputs × taps, and the sound has as many samples after the convolution as before. */
export interface Shape {
  readonly outputs: number;
  readonly inputs: number;
  readonly taps: number;
}

const convolved = ({ outputs, inputs, taps }: Shape, sound: Values, weights: Values): Values => {
  const length = sound.length / inputs;
  return Array.from({ length: outputs * length }, (_, index) => {
    const [output, at] = [Math.floor(index / length), index % length];
    let sum = 0;
    for (let input = 0; input < inputs; input += 1)
      for (let tap = 0; tap < taps; tap += 1) {
        const from = at + tap - (taps - 1) / 2;
        const sample = from < 0 || from >= length ? 0 : (sound[input * length + from] ?? 0);
        sum += sample * (weights[(output * inputs + input) * taps + tap] ?? 0);
      }
    return sum;
  });
};

/** The second list has either a single value or one value for each equal part of the first list. */
const paired = (one: Values, other: Values, combine: (a: number, b: number) => number): Values =>
  one.map((value, index) => combine(value, other[Math.floor((index * other.length) / one.length)] ?? 0));

const quantised = (sound: Values): readonly Values[] => {
  const least = Math.min(0, ...sound);
  const scale = (Math.max(0, ...sound) - least) / 255;
  const zero = Math.round(-least / scale);
  return [sound.map((x) => Math.round(x / scale) + zero), [scale], [zero]];
};

const minus = (one: Values, other: Values): Values => paired(one, other, (a, b) => a - b);
const times = (one: Values, other: Values): Values => paired(one, other, (a, b) => a * b);
const plus = (one: Values, other: Values): Values => paired(one, other, (a, b) => a + b);

const run = (type: string, [a = [], b = [], c = [0], d = [0]]: readonly Values[], shape: Shape) => {
  switch (type) {
    case 'DynamicQuantizeLinear':
      return quantised(a);
    case 'ConvInteger':
      return [convolved(shape, minus(a, c), minus(b, d))];
    case 'Conv':
      return [plus(convolved(shape, a, b), c)];
    case 'DequantizeLinear':
      return [times(minus(a, c), b)];
    case 'Mul':
      return [times(a, b)];
    case 'Div':
      return [paired(a, b, (x, y) => x / y)];
    case 'Add':
      return [plus(a, b)];
    case 'Floor':
      return [a.map(Math.floor)];
    case 'Cast':
    case 'Reshape':
      return [a];
    default:
      throw new Error(`This test can’t run ${type}.`);
  }
};

/** A graph’s first output for these inputs and constants, computed as defined by ONNX. */
export const outputOf = (
  model: Uint8Array,
  given: Readonly<Record<string, Values>>,
  shape: Shape,
): Values => {
  const { nodes, outputs }: Graph = readGraph(model);
  const values = new Map(Object.entries(given));
  for (const { type, inputs, outputs: names } of nodes) {
    const made = run(
      type,
      inputs.map((name) => values.get(name) ?? []),
      shape,
    );
    for (const [index, name] of names.entries()) values.set(name, made[index] ?? []);
  }
  return values.get(outputs[0] ?? '') ?? [];
};
