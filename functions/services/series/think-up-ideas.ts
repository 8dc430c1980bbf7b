import { IDEAS_AT_ONCE, IDEAS_KEPT } from '#contract/catalogue.ts';
import type { TextModel } from '#functions/domain/providers/ports.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import { IDEAS } from '#functions/domain/series/ideas/idea-kind.ts';
import { newIdeas } from '#functions/domain/series/ideas/new-ideas.ts';
import type { Ideas } from '#functions/domain/series/ports.ts';
import type { Series } from '#functions/domain/series/series.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { spendOnText, type TextSpendingPorts } from '#functions/services/stories/spend-on-text.ts';

export interface ThinkUpPorts extends TextSpendingPorts {
  readonly textModel: Lazy<TextModel>;
  readonly ideas: Lazy<Ideas>;
  readonly stories: Lazy<Stories>;
  readonly newId: NewId;
}

/** How many of the account’s latest stories to compare the new ideas with, so that they don’t repeat them. */
const KNOWN_STORIES = 30;

/**
 * Has a model think up ideas that the account doesn’t have yet, and adds them to the end of the queue. Returns the
 * added ideas, which are none if the queue is full or the series is gone. Throws a `Refusal` if the budget doesn’t
 * allow it or the model returns nothing.
 */
export const thinkUpIdeas = async (
  { textModel, ideas, stories, newId, ...spending }: ThinkUpPorts,
  series: Series,
  now: Date,
): Promise<readonly Idea[]> => {
  const { id, ownerId, choice } = series;
  const [waiting, told] = await Promise.all([ideas().list(ownerId, id), stories().list(ownerId)]);
  const count = Math.min(IDEAS_AT_ONCE, IDEAS_KEPT - waiting.length);
  if (count <= 0) return [];
  const known = [
    ...waiting.map(({ text }) => text),
    ...told.items.slice(0, KNOWN_STORIES).map(({ title }) => title),
  ];
  const { premise, category, language } = choice;
  const thought = await spendOnText(spending, ownerId, () =>
    textModel().ask(IDEAS, { premise, category, language, known, count }),
  );
  const wishes = thought.map((text) => ({ text }));
  const last = waiting.at(-1)?.place;
  const added = newIdeas(series, wishes, 'model', { last, newId, now });
  return (await ideas().add(added)) === 'added' ? added : [];
};
