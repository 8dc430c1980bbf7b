import type { routes } from '#contract/routes.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { type EditScenePorts, editScene } from '#functions/services/videos/edit-scene.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';

/** Repaints one scene of a completed video. */
export const repaintScene = (ports: EditScenePorts): KeyedHandle<typeof routes.repaintScene> => ({
  repeat: async (userId, videoId, now) => ({ reply: await seenVideo(ports, userId, videoId, now) }),
  handle: ({ params }, context) =>
    editScene(ports, context, params.id, { kind: 'repaint', index: params.n - 1 }),
});
