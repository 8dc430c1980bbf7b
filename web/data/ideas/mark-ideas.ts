import { type Idea, IdeaText, type NewIdea } from '#contract/schemas/series/ideas.ts';
import { ScriptText } from '#contract/schemas/stories.ts';
import { scriptProblem } from '#contract/script-problem.ts';
import { formatNumber } from '#web/lib/format.ts';
import type { FoundIdea } from './found-ideas.ts';

/** An idea from a list in the form in which it would be added; `problem` briefly says why it can’t be added. */
export interface MarkedIdea {
  /** The idea’s index in the list, from 0. */
  readonly at: number;
  readonly idea: NewIdea;
  readonly problem?: string;
}

const sameWords = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const messageOf = (parsed: {
  readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
}) => parsed.error?.issues[0]?.message;

const problemOf = ({ text, script }: FoundIdea): string | undefined => {
  const problem = messageOf(IdeaText.safeParse(text));
  if (problem !== undefined || script === undefined) return problem;
  return messageOf(ScriptText.safeParse(script)) ?? scriptProblem(script);
};

/** Decides for each idea in a list whether it can be added to the ideas that are already waiting. */
export const markIdeas = (found: readonly FoundIdea[], waiting: readonly Idea[]): MarkedIdea[] => {
  const known = new Set(waiting.map(({ text }) => sameWords(text)));
  const seen = new Set<string>();
  return found.map((idea, at) => {
    const words = sameWords(idea.text);
    const repeated = known.has(words) ? 'Already among your ideas.' : 'Twice in this list.';
    const isRepeated = words !== '' && (known.has(words) || seen.has(words));
    const problem = problemOf(idea) ?? (isRepeated ? repeated : undefined);
    seen.add(words);
    return { at, idea: { ...idea }, ...(problem === undefined ? {} : { problem }) };
  });
};

/** The indexes of the first ideas that can be added, up to the number that still fit. */
export const firstThatFit = (marked: readonly MarkedIdea[], room: number): ReadonlySet<number> =>
  new Set(
    marked
      .filter(({ problem }) => problem === undefined)
      .slice(0, room)
      .map(({ at }) => at),
  );

const ideas = (count: number): string => `${formatNumber(count)} idea${count === 1 ? '' : 's'}`;

/** Says how many ideas are in a list, and how many of them fit. */
export const listWords = (marked: readonly MarkedIdea[], room: number): string => {
  const fit = marked.filter(({ problem }) => problem === undefined).length;
  const rest = marked.length - fit;
  const left = rest === 0 ? '' : ` ${formatNumber(rest)} can’t be added; the list says why.`;
  if (fit <= room) return `This list has ${ideas(marked.length)}.${left}`;
  const most =
    room === 0
      ? 'there’s no room for more. Drop some waiting ones first.'
      : `there’s room for ${formatNumber(room)}. The first ${formatNumber(room)} are chosen; untick some to choose others.`;
  return `This list has ${ideas(marked.length)}; ${most}${left}`;
};
