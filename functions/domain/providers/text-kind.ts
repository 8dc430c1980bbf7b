/** The usable part of a model’s answer, and what to tell the model if it has to answer again. */
export interface Reading<Text> {
  readonly usable?: Text | undefined;
  readonly repair?: string | undefined;
}

/** A kind of text that a model can write: the instructions for it, and how answers are parsed. Pure. */
export interface TextKind<Request, Text> {
  /** The schema’s name, as sent to the model. */
  readonly name: string;
  readonly mostTokens: number;
  readonly schema: (request: Request) => Record<string, unknown>;
  /** The first message. It contains nothing that a user wrote. */
  readonly instructions: (request: Request) => string;
  /** The user’s words. They are passed only here, as data. */
  readonly question: (request: Request) => string;
  readonly read: (answer: string, request: Request) => Reading<Text>;
  /** The usable parts of two answers; undefined if there are none. */
  readonly join: (again: Text | undefined, first: Text | undefined, request: Request) => Text | undefined;
  /** The message shown when the model declines; the default one refers to the user’s prompt. */
  readonly declined?: string;
}

/** The message that requests another answer after one with this fault. */
export const repairOf = (fault: string): string =>
  `That answer does not fit: ${fault}. Answer again as JSON of the schema.`;
