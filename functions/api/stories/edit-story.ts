import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { checkedScript, editedScenes, ownScenes } from '#functions/domain/story/own-scenes.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { isByLine } from '#functions/domain/story/story.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import {
  checkWords,
  type ModerationPorts,
  wordsOfScript,
} from '#functions/services/moderation/check-words.ts';

interface Ports extends ModerationPorts {
  readonly stories: Lazy<Stories>;
}

const gone = (): Refusal =>
  new Refusal(
    'not_found',
    'This story was deleted, so it can’t be saved. Copy its words into a new one to keep them.',
  );

/** Saves changes to a story, unless another window has changed it since the caller read it. */
export const editStory =
  ({ stories, ...judging }: Ports): Handle<typeof routes.editStory> =>
  async ({ params, body: { version, text, ...told } }, { userId }) => {
    const story = await stories().find(userId, params.id);
    if (story === undefined) throw gone();
    if ((story.version ?? 1) !== version) throw new Refusal('story_changed');
    const changed = { ...story, ...told, version: version + 1 };
    const script = checkedScript(text);
    const isNew = script !== story.content;
    const isOwn = isNew || story.isOwn === true;
    const [wasByLine, nowByLine] = [isByLine(story), isByLine({ ...changed, content: script, isOwn })];
    if (isNew || nowByLine !== wasByLine) {
      changed.scenes =
        wasByLine && !nowByLine
          ? ownScenes(script, changed.language, false)
          : editedScenes(story.scenes, script, changed.language, nowByLine);
      changed.content = script;
      changed.isOwn = true;
    }
    await checkWords(judging, userId, wordsOfScript(changed.title, changed.scenes));
    if (await stories().replace(changed, version)) return { reply: changed };
    throw (await stories().find(userId, params.id)) === undefined ? gone() : new Refusal('story_changed');
  };
