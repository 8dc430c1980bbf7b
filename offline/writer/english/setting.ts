/** A place a story can happen in, as the narrator speaks of it and as a painter is told of it. */
export interface Setting {
  /** What the rest of the writer calls it. */
  readonly name: string;
  /** Adverbials: "by the sea". */
  readonly here: readonly string[];
  /** Things that stand or lie about there; nouns the painter draws. */
  readonly props: readonly string[];
  /** Whole short sentences for the ear and the nose, with free choices. */
  readonly senses: readonly string[];
}

export const setting = (
  name: string,
  here: readonly string[],
  props: string,
  ...senses: readonly string[]
): Setting => ({ name, here, props: props.split(', '), senses });
