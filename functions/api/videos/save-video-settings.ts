import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { VideoDefaults } from '#functions/domain/video/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly videoDefaults: Lazy<VideoDefaults>;
}

export const saveVideoSettings =
  ({ videoDefaults }: Ports): Handle<typeof routes.saveVideoSettings> =>
  async ({ body }, { userId }) => {
    await videoDefaults().saveAiLine(userId, body.aiLine);
    return { reply: body };
  };
