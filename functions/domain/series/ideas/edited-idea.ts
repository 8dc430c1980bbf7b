import type { EditIdea } from '#contract/schemas/series/ideas.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import { placesBetween } from '#functions/domain/series/queue-places.ts';

const GONE = 'That idea isn’t waiting any more. Reload to see which ones are.';

/** The place directly after the idea `after` in a queue; `null` means the start of the queue. */
const placeBehind = (others: readonly Idea[], after: string | null): string | undefined => {
  const before = after === null ? undefined : others.find(({ id }) => id === after)?.place;
  if (after !== null && before === undefined) throw new Refusal('not_found', GONE);
  // Two ideas added at the same time may have the same place.
  const next = others.find(({ place }) => before === undefined || place > before)?.place;
  return placesBetween(before, next, 1)[0];
};

/** An idea after the creator changed or moved it. Throws a `Refusal` when it is no longer in the queue. */
export const editedIdea = (
  queue: readonly Idea[],
  ideaId: string,
  { text, script, after }: EditIdea,
): Idea => {
  const idea = queue.find(({ id }) => id === ideaId);
  if (idea === undefined) throw new Refusal('not_found', GONE);
  const others = queue.filter(({ id }) => id !== ideaId);
  const isNew = (text !== undefined && text !== idea.text) || script !== undefined;
  const source = isNew ? 'creator' : idea.source;
  const place =
    after === undefined || after === ideaId ? idea.place : (placeBehind(others, after) ?? idea.place);
  return {
    ...idea,
    text: text ?? idea.text,
    ...(script === undefined ? {} : { script }),
    source,
    place,
  };
};
