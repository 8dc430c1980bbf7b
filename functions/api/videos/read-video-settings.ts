import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type AiLinePorts, aiLineOf } from '#functions/services/videos/ai-line.ts';

export const readVideoSettings =
  (ports: AiLinePorts): Handle<typeof routes.readVideoSettings> =>
  async (_, { userId }) => ({ reply: { aiLine: await aiLineOf(ports, userId) } });
