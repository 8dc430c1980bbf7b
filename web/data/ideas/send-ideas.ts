import { BODY_LIMIT_BYTES, IDEAS_A_CALL } from '#contract/catalogue.ts';
import type { NewIdea } from '#contract/schemas/series/ideas.ts';

/** Space reserved for the rest of a call’s body. */
const MARGIN_BYTES = 1024;

const bytesOf = (idea: NewIdea): number => new TextEncoder().encode(JSON.stringify(idea)).length + 1;

/** Splits ideas into parts, each small enough for one call. */
export const partsOf = (ideas: readonly NewIdea[]): readonly (readonly NewIdea[])[] => {
  const parts: NewIdea[][] = [];
  let bytes = 0;
  for (const idea of ideas) {
    const size = bytesOf(idea);
    const part = parts.at(-1);
    const hasRoom =
      part !== undefined && part.length < IDEAS_A_CALL && bytes + size <= BODY_LIMIT_BYTES - MARGIN_BYTES;
    if (hasRoom) part.push(idea);
    else parts.push([idea]);
    bytes = hasRoom ? bytes + size : size;
  }
  return parts;
};

/** How far an import got. If it stopped before the last idea, `error` says why. */
export interface Sent {
  readonly added: number;
  readonly error?: unknown;
}

/** Adds ideas in order, part by part, and stops at the first part that fails. */
export const sendIdeas = async (
  ideas: readonly NewIdea[],
  add: (part: readonly NewIdea[]) => Promise<unknown>,
  onProgress: (added: number) => void,
): Promise<Sent> => {
  let added = 0;
  for (const part of partsOf(ideas)) {
    try {
      await add(part);
    } catch (error) {
      return { added, error };
    }
    added += part.length;
    onProgress(added);
  }
  return { added };
};
