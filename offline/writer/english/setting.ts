/** A setting for a story, as described to listeners and to the painter. */
export interface Setting {
  /** The name the rest of the writer uses. */
  readonly name: string;
  /** Adverbials: "by the sea". */
  readonly here: readonly string[];
  /** Objects found there; nouns the painter can draw. */
  readonly props: readonly string[];
  /** Short whole sentences about sounds and smells, with free choices. */
  readonly senses: readonly string[];
}

export const setting = (
  name: string,
  here: readonly string[],
  props: string,
  ...senses: readonly string[]
): Setting => ({ name, here, props: props.split(', '), senses });
