import type { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { checkNewWords } from '#functions/domain/story/new-words.ts';
import type { Video } from '#functions/domain/video/video.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { checkWords, type ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { type EditScenePorts, editScene } from '#functions/services/videos/edit-scene.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';

/** The new words between those of the scenes beside them, with which they may make a sentence. */
const withNeighbours = (scenes: Video['scenes'], index: number, narration: string): string =>
  [scenes[index - 1]?.narration, narration, scenes[index + 1]?.narration]
    .filter((words) => words !== undefined)
    .join('\n');

/** Gives one scene of a completed video new words. */
export const rewriteScene = (
  ports: EditScenePorts & ModerationPorts,
): KeyedHandle<typeof routes.rewriteScene> => ({
  repeat: async (userId, videoId, now) => ({ reply: await seenVideo(ports, userId, videoId, now) }),
  handle: ({ params, body: { narration } }, context) => {
    const change = { kind: 'rewrite', index: params.n - 1, words: narration } as const;
    return editScene(ports, context, params.id, change, async ({ scenes }) => {
      checkNewWords(scenes, change.index, narration);
      const review = await checkWords(ports, context.userId, withNeighbours(scenes, change.index, narration));
      // The video may be shared already.
      if (review === 'unchecked') throw new Refusal('provider_unavailable');
      return review;
    });
  },
});
