import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { VideoDefaults } from '#functions/domain/video/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type VideoDefaultPorts, videoDefaultsOf } from '#functions/services/videos/video-defaults.ts';

interface Ports extends VideoDefaultPorts {
  readonly videoDefaults: Lazy<VideoDefaults>;
}

export const saveVideoSettings =
  ({ videoDefaults, ...ports }: Ports): Handle<typeof routes.saveVideoSettings> =>
  async ({ body }, { userId }) => {
    if (body.aiLine !== undefined) await videoDefaults().saveAiLine(userId, body.aiLine);
    if (body.look !== undefined) await videoDefaults().saveLook(userId, body.look);
    return { reply: await videoDefaultsOf(ports, userId) };
  };
