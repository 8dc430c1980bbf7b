import { type Constant, type Graph, type GraphNode, newNode, readGraph, writeGraph } from './graph.ts';

/** Looks up the node that produces a value, given the value’s name. */
interface Makers {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly constants: ReadonlyMap<string, Constant>;
}

const makersOf = ({ nodes, constants }: Graph): Makers => ({
  nodes: new Map(nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const))),
  constants: new Map(constants.map((constant) => [constant.name, constant])),
});

/** Follows the first input of each node backwards through nodes of these types, and returns the last one. */
const behind = (
  { nodes }: Makers,
  name: string | undefined,
  types: readonly string[],
): GraphNode | undefined => {
  let at = name;
  let node: GraphNode | undefined;
  for (const type of types) {
    node = nodes.get(at ?? '');
    if (node?.type !== type) return undefined;
    at = node.inputs[0];
  }
  return node;
};

/** The name of the integer bias added by an `Add`, after division by `scale`. */
const biasOf = (makers: Makers, sum: GraphNode, scale: string): string | undefined => {
  const divided = behind(makers, sum.inputs[1], ['Reshape', 'Cast', 'Floor', 'Div']);
  const [bias = '', by] = divided?.inputs ?? [];
  return by === scale && makers.constants.get(bias)?.dimensions === 1 ? bias : undefined;
};

/**
 * The nodes that compute the value of `end` in float32, if it is the last node of an integer convolution:
 *
 *     DynamicQuantizeLinear → ConvInteger (→ Add a bias) → Cast → Mul by both scales
 */
const floatNodes = (makers: Makers, end: GraphNode): readonly GraphNode[] | undefined => {
  const [product, scale = ''] = end.inputs;
  const sum = behind(makers, product, ['Cast', 'Add']);
  const convolution = behind(makers, product, ['Cast', ...(sum ? ['Add'] : []), 'ConvInteger']);
  const scales = behind(makers, scale, ['Mul']);
  if (end.type !== 'Mul' || convolution === undefined || scales === undefined) return undefined;

  const [numbers = '', weights = '', zero, weightsZero = ''] = convolution.inputs;
  const [soundScale, weightsScale = ''] = scales.inputs;
  const quantised = behind(makers, numbers, ['DynamicQuantizeLinear']);
  if (quantised?.outputs.join('\n') !== [numbers, soundScale, zero].join('\n')) return undefined;
  const isOne = (name: string): boolean => makers.constants.get(name)?.dimensions === 0;
  if (!makers.constants.has(weights) || !isOne(weightsScale) || !isOne(weightsZero)) return undefined;
  const bias = sum && biasOf(makers, sum, scale);
  if (sum !== undefined && bias === undefined) return undefined;

  const floatWeights = `${end.outputs.join()}_weights`;
  return [
    newNode({
      type: 'DequantizeLinear',
      inputs: [weights, weightsScale, weightsZero],
      outputs: [floatWeights],
      attributes: [],
    }),
    newNode({
      type: 'Conv',
      inputs: [...quantised.inputs, floatWeights, ...(bias === undefined ? [] : [bias])],
      outputs: end.outputs,
      attributes: convolution.attributes,
    }),
  ];
};

/** Drops nodes and constants whose values aren’t used. Nodes must not contain subgraphs. */
const withoutUnused = (graph: Graph): Graph => {
  const used = new Set(graph.outputs);
  const nodes = graph.nodes.toReversed().filter(({ inputs, outputs }) => {
    const isUsed = outputs.some((name) => used.has(name));
    if (isUsed) for (const name of inputs) used.add(name);
    return isUsed;
  });
  return {
    ...graph,
    nodes: nodes.toReversed(),
    constants: graph.constants.filter(({ name }) => used.has(name)),
  };
};

/**
 * The same graph, with its integer convolutions computed in float32 with the same weights, which takes less than half
 * the time (decision 87). Convolutions in any other form stay as they are. Throws `UnreadableGraph`.
 */
export const withFloatConvolutions = (model: Uint8Array): Uint8Array => {
  const graph = readGraph(model);
  const makers = makersOf(graph);
  const nodes = graph.nodes.flatMap((node) => floatNodes(makers, node) ?? [node]);
  return writeGraph(withoutUnused({ ...graph, nodes }));
};
