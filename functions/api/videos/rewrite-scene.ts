import type { routes } from '#contract/routes.ts';
import { checkNewWords } from '#functions/domain/story/new-words.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { type ModerationPorts, reviewOfEdit } from '#functions/services/moderation/check-words.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';
import { type UpdatePorts, updateScene } from '#functions/services/videos/update-video.ts';

/** Changes the words of one scene of a completed video. */
export const rewriteScene = (
  ports: UpdatePorts & ModerationPorts,
): KeyedHandle<typeof routes.rewriteScene> => ({
  repeat: async (userId, videoId, now) => ({ reply: await seenVideo(ports, userId, videoId, now) }),
  handle: ({ params, body: { narration } }, context) => {
    const change = { kind: 'rewrite', index: params.n - 1, words: narration } as const;
    return updateScene(ports, context, params.id, {
      change,
      check: async ({ scenes, review }, after) => {
        checkNewWords(scenes, change.index, narration);
        return reviewOfEdit(ports, context.userId, after, [review]);
      },
    });
  },
});
