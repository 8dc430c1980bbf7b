import type { routes } from '#contract/routes.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { newStory } from '#functions/domain/story/new-story.ts';
import { checkedScript, ownScenes } from '#functions/domain/story/own-scenes.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import {
  checkWords,
  type ModerationPorts,
  wordsOfScript,
} from '#functions/services/moderation/check-words.ts';
import { savedStory } from './saved-story.ts';

interface Ports extends ModerationPorts {
  readonly stories: Lazy<Stories>;
  readonly newId: NewId;
}

/** Saves a story that the creator wrote. */
export const saveStory = ({ stories, newId, ...judging }: Ports): KeyedHandle<typeof routes.saveStory> => ({
  repeat: savedStory(stories),
  handle: async ({ body: { text, ...told } }, { userId, now, claim }) => {
    const content = checkedScript(text);
    const scenes = ownScenes(content, told.language, told.linesAreScenes);
    await checkWords(judging, userId, wordsOfScript(told.title, scenes));
    const story = newStory(newId(), userId, { ...told, prompt: '', scenes, content, isOwn: true }, now);
    await stories().save(story, claim);
    return { reply: story };
  },
});
