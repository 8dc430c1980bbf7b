import type { routes } from '#contract/routes.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { seenVideo } from '#functions/services/videos/seen-video.ts';
import {
  type UpdateVideoPorts,
  remakeFromStoryboard as update,
} from '#functions/services/videos/update-video.ts';

/** Makes a completed video again from the current state of its storyboard. */
export const updateVideo = (ports: UpdateVideoPorts): KeyedHandle<typeof routes.updateVideo> => ({
  repeat: async (userId, videoId, now) => ({ reply: await seenVideo(ports, userId, videoId, now) }),
  handle: ({ params, body }, context) => update(ports, context, params.id, body),
});
