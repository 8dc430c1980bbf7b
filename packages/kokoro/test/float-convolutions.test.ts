import { describe, expect, it } from 'vitest';
import { withFloatConvolutions } from '#kokoro/graph/float-convolutions.ts';
import { type GraphNode, newNode, outputField, readGraph } from '#kokoro/graph/graph.ts';
import { field, fieldsOf, UnreadableGraph } from '#kokoro/graph/wire.ts';
import { outputOf } from './run-graph.ts';

const SHAPE = { outputs: 3, inputs: 2, taps: 3 };
const wave = (length: number, of: (index: number) => number): number[] =>
  Array.from({ length }, (_, index) => of(index));
const VALUES = {
  sound: wave(40, (index) => Math.sin(index) - 0.3),
  weights: wave(18, (index) => (index * 97) % 256),
  'weights scale': [0.01],
  'weights zero': [119],
  bias: [0.7, -0.4, 0.02],
};
/** Rounding to integers changes the output by at most half a step for each of the six products. */
const TOLERANCE = 0.02;

const GRAPH = 7;
const CONSTANT = 5;
const PADS = field(5, [field(1, 'pads')]);

const node = (type: string, inputs: readonly string[], ...outputs: string[]): GraphNode =>
  newNode({ type, inputs, outputs, attributes: type === 'ConvInteger' ? [PADS] : [] });
const constant = (name: string, dimensions: number): Uint8Array =>
  field(CONSTANT, [...wave(dimensions, () => 3).flatMap((size) => Uint8Array.of(8, size)), field(8, name)]);

/**
 * A convolution as written by onnxruntime’s quantiser; `product` is what comes between the convolution and the
 * `Cast`.
 */
const QUANTISED = [
  node('DynamicQuantizeLinear', ['sound'], 'numbers', 'sound scale', 'sound zero'),
  node('Mul', ['sound scale', 'weights scale'], 'scale'),
  node('ConvInteger', ['numbers', 'weights', 'sound zero', 'weights zero'], 'product'),
];
const WITH_BIAS = [
  ...QUANTISED,
  node('Div', ['bias', 'scale'], 'divided'),
  node('Floor', ['divided'], 'floored'),
  node('Cast', ['floored'], 'whole'),
  node('Reshape', ['whole', 'shape'], 'shaped'),
  node('Add', ['product', 'shaped'], 'sum'),
  node('Cast', ['sum'], 'cast'),
  node('Mul', ['cast', 'scale'], 'output'),
];
const WITHOUT_BIAS = [
  ...QUANTISED,
  node('Cast', ['product'], 'cast'),
  node('Mul', ['cast', 'scale'], 'output'),
];
const CONSTANTS = [
  constant('weights', 3),
  constant('weights scale', 0),
  constant('weights zero', 0),
  constant('bias', 1),
  constant('shape', 1),
];

const modelOf = (
  nodes: readonly GraphNode[],
  constants: readonly Uint8Array[] = CONSTANTS,
  others: readonly Uint8Array[] = [],
): Uint8Array =>
  Buffer.concat([
    field(2, 'a maker'),
    field(GRAPH, [...nodes.map(({ whole }) => whole), ...others, ...constants]),
    outputField('output'),
  ]);
const typesOf = (model: Uint8Array): string[] => readGraph(model).nodes.map(({ type }) => type);
const replaced = (nodes: readonly GraphNode[], from: GraphNode | undefined, to: GraphNode): GraphNode[] =>
  nodes.map((one) => (one === from ? to : one));

describe('an integer convolution', () => {
  it.each([
    ['with a bias', WITH_BIAS],
    ['without a bias', WITHOUT_BIAS],
  ])('%s gives the same output in float32', (_, nodes) => {
    const model = modelOf(nodes);
    const float = withFloatConvolutions(model);
    expect(typesOf(float)).toEqual(['DequantizeLinear', 'Conv']);
    expect(readGraph(float).nodes[1]?.attributes).toEqual([Buffer.from(PADS)]);
    const [before, after] = [outputOf(model, VALUES, SHAPE), outputOf(float, VALUES, SHAPE)];
    expect(Math.max(...before.map(Math.abs))).toBeGreaterThan(1);
    expect(Math.max(...before.map((value, index) => Math.abs(value - (after[index] ?? 0))))).toBeLessThan(
      TOLERANCE,
    );
  });

  it('keeps only the constants that are still used', () => {
    const { constants } = readGraph(withFloatConvolutions(modelOf(WITH_BIAS)));
    expect(constants.map(({ name }) => name)).toEqual(['weights', 'weights scale', 'weights zero', 'bias']);
  });

  it('stays alongside the float32 one if other nodes use its integers', () => {
    const other = node('Cast', ['product'], 'another');
    const model = Buffer.concat([modelOf([...WITHOUT_BIAS, other]), outputField('another')]);
    expect(typesOf(withFloatConvolutions(model))).toEqual([
      'DynamicQuantizeLinear',
      'ConvInteger',
      'DequantizeLinear',
      'Conv',
      'Cast',
    ]);
  });

  const last = WITHOUT_BIAS.at(-1);
  it.each([
    [
      'with a scale for each output',
      WITHOUT_BIAS,
      [...CONSTANTS.toSpliced(1, 1), constant('weights scale', 1)],
    ],
    ['with weights that are computed', WITHOUT_BIAS, CONSTANTS.toSpliced(0, 1)],
    ['with a bias that is computed', WITH_BIAS, CONSTANTS.toSpliced(3, 1)],
    [
      'that is scaled by something else',
      replaced(WITHOUT_BIAS, last, node('Mul', ['cast', 'bias'], 'output')),
    ],
    [
      'whose bias has another scale',
      replaced(WITH_BIAS, WITH_BIAS[3], node('Div', ['bias', 'sound scale'], 'divided')),
    ],
    [
      'whose result is used in another way',
      replaced(WITHOUT_BIAS, last, node('Add', ['cast', 'scale'], 'output')),
    ],
    [
      'of another sound than its scale is for',
      [node('DynamicQuantizeLinear', ['noise'], 'a', 'noise scale', 'b'), ...WITHOUT_BIAS].map((one) =>
        one === QUANTISED[1] ? node('Mul', ['noise scale', 'weights scale'], 'scale') : one,
      ),
    ],
  ])('%s stays as it is', (_, nodes, constants = CONSTANTS) => {
    const model = modelOf(nodes, constants);
    const types = typesOf(withFloatConvolutions(model));
    expect(types).toContain('ConvInteger');
    expect(types).not.toContain('Conv');
  });
});

describe('a graph', () => {
  it('keeps everything else, including fields it doesn’t recognise', () => {
    const others = [field(12, [field(1, 'another')]), field(13, 'a shape')];
    const foreign = Buffer.concat([
      field(1, 'sound'),
      field(2, 'another'),
      field(4, 'Gelu'),
      field(7, 'com.other'),
    ]);
    const model = modelOf(WITHOUT_BIAS, CONSTANTS, [...others, field(1, [foreign])]);
    const float = withFloatConvolutions(model);
    expect(typesOf(float)).toEqual(['DequantizeLinear', 'Conv', 'com.other.Gelu']);
    const read = readGraph(float);
    expect(read.others).toEqual([...others, field(12, [field(1, 'output')])]);
    expect(read.around).toEqual([field(2, 'a maker')]);
  });

  it('is refused if it is truncated at any byte', () => {
    const model = modelOf(WITH_BIAS).subarray(0, -outputField('output').length);
    for (let length = 0; length < model.length; length += 1)
      expect(() => withFloatConvolutions(model.subarray(0, length))).toThrow(UnreadableGraph);
  });

  it.each([
    ['another file', Buffer.from('tones')],
    ['a number without an end', new Uint8Array(40).fill(255)],
  ])('can’t be read from %s', (_, file) => {
    expect(() => withFloatConvolutions(file)).toThrow(UnreadableGraph);
  });

  it('may have fields of every kind', () => {
    const message = Uint8Array.of(8, 172, 2, 17, ...wave(8, () => 1), 29, ...wave(4, () => 2), 34, 1, 9);
    expect(fieldsOf(message).map(({ number, value, content }) => [number, value, ...content])).toEqual([
      [1, 300],
      [2, 0],
      [3, 0],
      [4, 0, 9],
    ]);
    expect(fieldsOf(field(300, 'x'.repeat(200)))).toMatchObject([{ number: 300, content: { length: 200 } }]);
  });
});
