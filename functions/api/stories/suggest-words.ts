import type { routes } from '#contract/routes.ts';
import type { ReadWriterModel, TextModel } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { SUGGESTIONS } from '#functions/domain/story/suggesting/suggestion-kind.ts';
import { suggestionRequest } from '#functions/domain/story/suggesting/suggestion-request.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { spendOnText, type TextSpendingPorts } from '#functions/services/stories/spend-on-text.ts';

interface Ports extends TextSpendingPorts {
  readonly stories: Lazy<Stories>;
  readonly textModel: Lazy<TextModel>;
  readonly writerModel: ReadWriterModel;
}

/** Has the model suggest alternative wordings for a story. Nothing changes until the creator edits the story. */
export const suggestWords =
  ({ stories, textModel, writerModel, ...spending }: Ports): Handle<typeof routes.suggestWords> =>
  async ({ params, body: { version, ...wish } }, { userId }) => {
    const story = await stories().find(userId, params.id);
    if (story === undefined) throw new Refusal('not_found');
    if ((story.version ?? 1) !== version) throw new Refusal('story_changed');
    if ((await writerModel()) === null) throw new Refusal('no_model');
    const request = suggestionRequest(story, wish);
    const suggestions = await spendOnText(spending, userId, () => textModel().ask(SUGGESTIONS, request));
    return { reply: { suggestions: [...suggestions] } };
  };
