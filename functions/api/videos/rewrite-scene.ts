import type { routes } from '#contract/routes.ts';
import { checkNewWords } from '#functions/domain/story/new-words.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { type EditScenePorts, editScene } from '#functions/services/videos/edit-scene.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';

/** Gives one scene of a completed video new words. */
export const rewriteScene = (ports: EditScenePorts): KeyedHandle<typeof routes.rewriteScene> => ({
  repeat: async (userId, videoId, now) => ({ reply: await seenVideo(ports, userId, videoId, now) }),
  handle: ({ params, body }, context) => {
    const change = { kind: 'rewrite', index: params.n - 1, words: body.narration } as const;
    return editScene(ports, context, params.id, change, ({ scenes }) =>
      checkNewWords(scenes, change.index, body.narration),
    );
  },
});
