import type { routes } from '#contract/routes.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { type EditScenePorts, editScene } from '#functions/services/videos/edit-scene.ts';
import { repeatedVideo } from '#functions/services/videos/repeated-video.ts';

/** Repaints one scene of a completed video. */
export const repaintScene = (ports: EditScenePorts): KeyedHandle<typeof routes.repaintScene> => ({
  repeat: (userId, videoId) => repeatedVideo(ports.videos(), userId, videoId),
  handle: ({ params }, context) =>
    editScene(ports, context, params.id, { kind: 'repaint', index: params.n - 1 }),
});
