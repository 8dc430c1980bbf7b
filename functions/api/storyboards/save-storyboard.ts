import type { routes } from '#contract/routes.ts';
import { contentOf } from '#contract/script.ts';
import type { AskedWords } from '#functions/domain/moderation/asked-texts.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { savedStoryboard } from '#functions/domain/storyboard/save-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import {
  checkWords,
  type ModerationPorts,
  wordsOfScript,
} from '#functions/services/moderation/check-words.ts';
import { shownStoryboard } from '#functions/services/storyboards/shown-storyboard.ts';

interface Ports extends ModerationPorts {
  readonly storyboards: Lazy<Storyboards>;
  readonly videos: Lazy<Videos>;
}

/** Only the descriptions that the owner wrote; the planner’s are based on words that have already been moderated. */
const newDescriptions = (after: Storyboard, before: Storyboard): AskedWords => {
  const known = new Set(before.scenes.map(({ picture }) => picture));
  return { described: after.scenes.flatMap(({ picture }) => (known.has(picture) ? [] : picture)) };
};

const GONE =
  'This storyboard isn’t there any more, so it can’t be saved. Copy the words that you want to keep.';

/** How many times to try a save, because newly painted pictures may be saved in the meantime. */
const ROUNDS = 12;

/**
 * Saves the owner's changes, unless another window has made changes in the meantime. Unfinished text is saved as it
 * is.
 */
export const saveStoryboard =
  ({ storyboards, videos, ...judging }: Ports): Handle<typeof routes.saveStoryboard> =>
  async ({ params, body }, { userId, now }) => {
    const judged = new Set<string>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = await storyboards().find(userId, params.id);
      if (before === undefined) throw new Refusal('not_found', GONE);
      if (before.version !== body.version) throw new Refusal('storyboard_changed');
      const after = savedStoryboard(before, body, now);
      const words = wordsOfScript(after.title, after.scenes);
      const isNew = contentOf(after.scenes) !== contentOf(before.scenes) || after.title !== before.title;
      for (const each of [...(isNew ? [words] : []), newDescriptions(after, before)]) {
        const text = JSON.stringify(each);
        if (!judged.has(text)) await checkWords(judging, userId, each);
        judged.add(text);
      }
      if (await storyboards().replace(before, after))
        return { reply: await shownStoryboard(videos, after, now) };
    }
    throw new Refusal('storyboard_changed');
  };
