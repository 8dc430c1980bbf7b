import { STORYBOARDS_OPEN_MAX } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { openedStoryboard, replanned } from '#functions/domain/storyboard/open-storyboard.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { toWireStoryboard } from '#functions/domain/storyboard/wire-storyboard.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly stories: Lazy<Stories>;
  readonly storyboards: Lazy<Storyboards>;
  readonly newId: NewId;
}

/** Opens a story’s storyboard. Until someone edits the storyboard, it is kept in line with its story. */
export const openStoryboard =
  ({ stories, storyboards, newId }: Ports): Handle<typeof routes.openStoryboard> =>
  async ({ body }, { userId, now }) => {
    const known = async () => {
      const storyboard = await storyboards().ofStory(userId, body.storyId);
      return storyboard && { storyboard, story: await stories().find(userId, body.storyId) };
    };
    const before = await known();
    if (before !== undefined) {
      const planned = replanned(before.storyboard, before.story, now);
      const isWritten = planned !== undefined && (await storyboards().replace(before.storyboard, planned));
      return { reply: toWireStoryboard(isWritten ? planned : before.storyboard) };
    }
    const story = await stories().find(userId, body.storyId);
    if (story === undefined) throw new Refusal('not_found');
    const id = newId();
    const opened = await storyboards().open(userId, (mediaFolder) =>
      openedStoryboard({ id, mediaFolder }, story, body, now),
    );
    switch (opened.kind) {
      case 'opened':
        return { reply: toWireStoryboard(opened.storyboard) };
      case 'too_many':
        throw new Refusal(
          'conflict',
          `You have ${STORYBOARDS_OPEN_MAX} open storyboards. Create or discard one of them first.`,
        );
      case 'known': {
        const other = await storyboards().find(userId, opened.id);
        if (other === undefined) throw new Refusal('conflict');
        return { reply: toWireStoryboard(other) };
      }
    }
  };
