import { IDEAS_KEPT } from '#contract/catalogue.ts';
import type { NewIdea } from '#contract/schemas/series/ideas.ts';
import { scriptProblem } from '#contract/script-problem.ts';
import type { AskedWords } from '#functions/domain/moderation/asked-texts.ts';
import type { NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import { placesBetween } from '#functions/domain/series/queue-places.ts';
import type { Series } from '#functions/domain/series/series.ts';

/** Ideas to append to a queue whose last place is `last`. */
export const newIdeas = (
  { id: seriesId, ownerId }: Pick<Series, 'id' | 'ownerId'>,
  ideas: readonly NewIdea[],
  source: Idea['source'],
  { last, newId, now }: { readonly last: string | undefined; readonly newId: NewId; readonly now: Date },
): Idea[] => {
  const places = placesBetween(last, undefined, ideas.length);
  return ideas.flatMap(({ text, script }, index) => {
    const place = places[index];
    if (place === undefined) return [];
    const idea = { id: newId(), ownerId, seriesId, text, source, place, createdAt: now.toISOString() };
    return [script === undefined ? idea : { ...idea, script }];
  });
};

/** Refuses scripts that can’t be stories; the message names the first of them. */
export const checkScripts = (
  ideas: readonly { readonly text: string; readonly script?: string | undefined }[],
): void => {
  for (const { text, script } of ideas) {
    const problem = script === undefined ? undefined : scriptProblem(script);
    if (problem !== undefined) throw new Refusal('invalid', `“${text}”: ${problem}`);
  }
};

/** The queue has no room for another idea. */
export const fullQueue = (): Refusal =>
  new Refusal(
    'conflict',
    `A series can have ${IDEAS_KEPT} ideas, and that many are waiting. Drop some to add others.`,
  );

/** Refuses to add more ideas than a series may have. */
export const checkRoom = (waiting: number, more: number): void => {
  if (waiting >= IDEAS_KEPT) throw fullQueue();
  if (waiting + more > IDEAS_KEPT)
    throw new Refusal(
      'conflict',
      `A series can have ${IDEAS_KEPT} ideas, and ${waiting} are waiting. There is room for ${IDEAS_KEPT - waiting} more.`,
    );
};

/** The ideas’ texts, for moderation. */
export const wordsOfIdeas = (ideas: readonly NewIdea[]): AskedWords => ({
  alone: ideas.map(({ text }) => text),
  told: ideas.flatMap(({ script }) => script ?? []),
});
