import type { routes } from '#contract/routes.ts';
import { contentOf } from '#contract/script.ts';
import type { StoryWriter } from '#functions/domain/providers/ports.ts';
import { claimOf, keyMismatch } from '#functions/domain/request/idempotency.ts';
import type { Clock, Idempotency, Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { type Story } from '#functions/domain/story/story.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly writer: Lazy<StoryWriter>;
  readonly stories: Lazy<Stories>;
  readonly idempotency: Lazy<Idempotency>;
  readonly newId: NewId;
  readonly now: Clock;
}

/** Writes a story from a prompt and saves it whole, or saves nothing. */
export const generateStory =
  ({ writer, stories, idempotency, newId, now }: Ports): Handle<typeof routes.generateStory> =>
  async ({ body }, { userId, idempotencyKey, now: at }) => {
    const claim = claimOf(userId, 'generate-story', idempotencyKey, body);
    const known = claim === undefined ? undefined : await idempotency().claim(claim, at);
    if (known?.kind === 'mismatch') throw keyMismatch();
    if (known?.kind === 'in_progress') throw new Refusal('in_progress');
    if (known?.kind === 'done') {
      const story = await stories().find(userId, known.resultId);
      if (story === undefined) throw new Refusal('not_found');
      return { reply: story };
    }
    try {
      const draft = await writer().write(body);
      const story: Story = {
        ...body,
        id: newId(),
        ownerId: userId,
        title: draft.title,
        scenes: [...draft.scenes],
        content: contentOf(draft.scenes),
        createdAt: now().toISOString(),
      };
      await stories().save(story, claim);
      return { reply: story };
    } catch (error) {
      if (claim !== undefined) await idempotency().release(claim);
      throw error;
    }
  };
