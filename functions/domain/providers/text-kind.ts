/** What can be used of a model's answer, and what to tell the model so that it answers once more. */
export interface Reading<Text> {
  readonly usable?: Text | undefined;
  readonly repair?: string | undefined;
}

/** A kind of text that a model is asked for. Pure: its instructions, and how its answers are read. */
export interface TextKind<Request, Text> {
  /** Names the schema for the model. */
  readonly name: string;
  readonly mostTokens: number;
  readonly schema: (request: Request) => Record<string, unknown>;
  /** The first message. It contains nothing that a user wrote. */
  readonly instructions: (request: Request) => string;
  /** The user's words: data, in one place. */
  readonly question: (request: Request) => string;
  readonly read: (answer: string, request: Request) => Reading<Text>;
  /** What can be used of two answers; undefined when nothing can. */
  readonly join: (again: Text | undefined, first: Text | undefined, request: Request) => Text | undefined;
  /** What people read when the model declines; by default it is about their prompt. */
  readonly declined?: string;
}

/** Asks for an answer again that has this fault. */
export const repairOf = (fault: string): string =>
  `That answer does not fit: ${fault}. Answer again as JSON of the schema.`;
