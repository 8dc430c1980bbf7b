import { Buffer } from 'node:buffer';
import { type Field, field, fieldsOf, UnreadableGraph } from './wire.ts';

// The few fields of `onnx.proto` that are read or written here; all others are passed through unchanged.
const GRAPH = 7;
const NODE = 1;
const CONSTANT = 5;
const OUTPUT = 12;
const NODE_INPUT = 1;
const NODE_OUTPUT = 2;
const NODE_TYPE = 4;
const NODE_ATTRIBUTE = 5;
const NODE_DOMAIN = 7;
const CONSTANT_DIMENSION = 1;
const CONSTANT_NAME = 8;
const OUTPUT_NAME = 1;

/** An operation, and the names of its inputs and outputs. */
export interface GraphNode {
  /** If the operation isn’t a standard ONNX one, its domain comes first. */
  readonly type: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Fields exactly as they appear in the file. */
  readonly attributes: readonly Uint8Array[];
  readonly whole: Uint8Array;
}

/** A value that is stored in the graph. */
export interface Constant {
  readonly name: string;
  /** 0: a single number. */
  readonly dimensions: number;
  readonly whole: Uint8Array;
}

export interface Graph {
  /** Sorted so that each node comes after the nodes whose values it uses. */
  readonly nodes: readonly GraphNode[];
  readonly constants: readonly Constant[];
  readonly outputs: readonly string[];
  /** All other fields of the graph, and of the model around it. */
  readonly others: readonly Uint8Array[];
  readonly around: readonly Uint8Array[];
}

const numbered = (fields: readonly Field[], number: number): readonly Field[] =>
  fields.filter((one) => one.number === number);
const textsOf = (fields: readonly Field[], number: number): readonly string[] =>
  numbered(fields, number).map(({ content }) => Buffer.from(content).toString());
const wholesOf = (fields: readonly Field[]): readonly Uint8Array[] => fields.map(({ whole }) => whole);

const nodeOf = ({ content, whole }: Field): GraphNode => {
  const fields = fieldsOf(content);
  return {
    type: [...textsOf(fields, NODE_DOMAIN), ...textsOf(fields, NODE_TYPE)].filter(Boolean).join('.'),
    inputs: textsOf(fields, NODE_INPUT),
    outputs: textsOf(fields, NODE_OUTPUT),
    attributes: wholesOf(numbered(fields, NODE_ATTRIBUTE)),
    whole,
  };
};

const constantOf = ({ content, whole }: Field): Constant => {
  const fields = fieldsOf(content);
  return {
    name: textsOf(fields, CONSTANT_NAME).join(''),
    dimensions: numbered(fields, CONSTANT_DIMENSION).length,
    whole,
  };
};

/** A node of ONNX’s own. */
export const newNode = (made: Omit<GraphNode, 'whole'>): GraphNode => ({
  ...made,
  whole: field(NODE, [
    ...made.inputs.map((name) => field(NODE_INPUT, name)),
    ...made.outputs.map((name) => field(NODE_OUTPUT, name)),
    field(NODE_TYPE, made.type),
    ...made.attributes,
  ]),
});

/** Throws `UnreadableGraph`. */
export const readGraph = (model: Uint8Array): Graph => {
  const outer = fieldsOf(model);
  const graphs = numbered(outer, GRAPH);
  if (graphs.length === 0) throw new UnreadableGraph('The file has no graph.');
  // A message that occurs twice is treated as a single message with the fields of both.
  const fields = graphs.flatMap(({ content }) => fieldsOf(content));
  return {
    nodes: numbered(fields, NODE).map(nodeOf),
    constants: numbered(fields, CONSTANT).map(constantOf),
    outputs: numbered(fields, OUTPUT).flatMap(({ content }) => textsOf(fieldsOf(content), OUTPUT_NAME)),
    others: wholesOf(fields.filter(({ number }) => number !== NODE && number !== CONSTANT)),
    around: wholesOf(outer.filter(({ number }) => number !== GRAPH)),
  };
};

export const writeGraph = ({ nodes, constants, others, around }: Graph): Uint8Array =>
  Buffer.concat([
    ...around,
    field(GRAPH, [...nodes.map(({ whole }) => whole), ...constants.map(({ whole }) => whole), ...others]),
  ]);

/** A field that, when appended to a model, adds an output to the model’s graph. */
export const outputField = (name: string): Uint8Array =>
  field(GRAPH, [field(OUTPUT, [field(OUTPUT_NAME, name)])]);
