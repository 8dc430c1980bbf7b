/** The usable part of a model’s answer, and what to tell the model if it must answer again. */
export interface Reading<Text> {
  readonly usable?: Text | undefined;
  readonly repair?: string | undefined;
}

/** A kind of text that a model can write: its instructions, and how its answers are read. Pure. */
export interface TextKind<Request, Text> {
  /** Names the schema for the model. */
  readonly name: string;
  readonly mostTokens: number;
  readonly schema: (request: Request) => Record<string, unknown>;
  /** The first message. It contains nothing that a user wrote. */
  readonly instructions: (request: Request) => string;
  /** The user’s words. They are passed here, as data, and nowhere else. */
  readonly question: (request: Request) => string;
  readonly read: (answer: string, request: Request) => Reading<Text>;
  /** The usable parts of two answers; undefined if there are none. */
  readonly join: (again: Text | undefined, first: Text | undefined, request: Request) => Text | undefined;
  /** The message when the model declines; the default refers to the user's prompt. */
  readonly declined?: string;
}

/** Requests another answer after one with this fault. */
export const repairOf = (fault: string): string =>
  `That answer does not fit: ${fault}. Answer again as JSON of the schema.`;
