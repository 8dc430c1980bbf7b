import type { routes } from '#contract/routes.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';
import { type UpdatePorts, updateScene } from '#functions/services/videos/update-video.ts';

/** Repaints one scene of a completed video. */
export const repaintScene = (ports: UpdatePorts): KeyedHandle<typeof routes.repaintScene> => ({
  repeat: async (userId, videoId, now) => ({ reply: await seenVideo(ports, userId, videoId, now) }),
  handle: ({ params }, context) =>
    updateScene(ports, context, params.id, { change: { kind: 'repaint', index: params.n - 1 } }),
});
