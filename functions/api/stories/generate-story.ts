import type { routes } from '#contract/routes.ts';
import type { StoryWriter } from '#functions/domain/providers/ports.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { newStory } from '#functions/domain/story/new-story.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { checkWords, type ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { earlierEndings } from '#functions/services/stories/earlier-endings.ts';
import { spendOnText, type TextSpendingPorts } from '#functions/services/stories/spend-on-text.ts';
import { savedStory } from './saved-story.ts';

interface Ports extends TextSpendingPorts, ModerationPorts {
  readonly writer: Lazy<StoryWriter>;
  readonly stories: Lazy<Stories>;
  readonly newId: NewId;
}

/** Writes a story from a prompt; saves either the complete story or nothing. */
export const generateStory = ({
  stories,
  newId,
  writer,
  moderator,
  moderationActions,
  ...spending
}: Ports): KeyedHandle<typeof routes.generateStory> => ({
  repeat: savedStory(stories),
  handle: async ({ body }, { userId, claim }) => {
    await checkWords({ moderator, moderationActions }, userId, { told: [body.prompt] });
    const earlier = () => earlierEndings(stories(), userId);
    const draft = await spendOnText(spending, userId, () => writer().write(body, earlier));
    const story = newStory(newId(), userId, { ...body, ...draft }, spending.now());
    await stories().save(story, claim);
    return { reply: story };
  },
});
