import { z } from 'zod';
import { IDEA_MAX_CHARS, LANGUAGE_NAMES } from '#contract/catalogue.ts';
import { cleanText, isBlank } from '#contract/schemas/text.ts';
import type { IdeaRequest } from '#functions/domain/series/ports.ts';
import { jsonIn } from '#functions/domain/story/asking/json-in.ts';
import { isInAnother } from '#functions/domain/story/suggesting/in-language.ts';

/** The usable ideas in an answer and, if there are too few, what is wrong with it. */
interface ReadIdeas {
  readonly ideas: readonly string[];
  readonly fault?: string;
}

const Answer = z.object({ ideas: z.array(z.string()) });
/** A list number or bullet that a model wrote at the start of a line. */
const BULLET = /^(?:[-–•*]|\d{1,2}[.)])\s+/u;
const QUOTED = /^["“„«](?<inside>[^"“”„«»]*)["”“»]$/u;

const cleaned = (said: string): string => {
  const line = cleanText(said).replaceAll(/\s+/gu, ' ').replace(BULLET, '');
  return QUOTED.exec(line)?.groups?.['inside']?.trim() ?? line;
};

/** What is compared to tell whether an idea is already known: its letters and digits. */
const coreOf = (idea: string): string =>
  idea
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const faultOf = (
  said: string,
  { premise, language }: IdeaRequest,
  known: ReadonlySet<string>,
): string | undefined => {
  if (isBlank(said) || coreOf(said) === '') return 'one idea is empty';
  if (Array.from(said).length > IDEA_MAX_CHARS) return `one idea has more than ${IDEA_MAX_CHARS} characters`;
  if (known.has(coreOf(said))) return 'one idea is known already';
  return isInAnother(said, premise, language) ? `one idea is not in ${LANGUAGE_NAMES[language]}` : undefined;
};

/** Removes duplicate ideas, ignoring case and punctuation. */
export const eachOnce = (ideas: readonly string[]): string[] =>
  [...new Map(ideas.toReversed().map((idea) => [coreOf(idea), idea])).values()].toReversed();

/**
 * The ideas in a model’s answer, cleaned up and without duplicates; fewer than half as many as requested is a fault.
 */
export const readIdeas = (answer: string, request: IdeaRequest): ReadIdeas => {
  const parsed = Answer.safeParse(jsonIn(answer));
  if (!parsed.success) return { ideas: [], fault: 'it is not JSON of the schema' };
  const known = new Set(request.known.map(coreOf));
  const said = eachOnce(parsed.data.ideas.map(cleaned));
  const ideas = said.filter((each) => faultOf(each, request, known) === undefined).slice(0, request.count);
  if (ideas.length * 2 >= request.count) return { ideas };
  const [fault] = said.flatMap((each) => faultOf(each, request, known) ?? []);
  return { ideas, fault: fault ?? `it has ${ideas.length} instead of ${request.count} ideas` };
};
