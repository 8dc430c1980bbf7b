import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type VideoDefaultPorts, videoDefaultsOf } from '#functions/services/videos/video-defaults.ts';

export const readVideoSettings =
  (ports: VideoDefaultPorts): Handle<typeof routes.readVideoSettings> =>
  async (_, { userId }) => ({ reply: await videoDefaultsOf(ports, userId) });
