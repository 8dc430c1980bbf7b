import type { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { readOptions } from '#functions/services/publishing/order-publications.ts';
import type { SendingPorts } from '#functions/services/publishing/sending.ts';
import type { ToldPorts } from '#functions/services/publishing/tell-of-posts.ts';

/** The options that an account currently allows for a direct post. */
export const readPostOptions =
  (ports: SendingPorts & ToldPorts): Handle<typeof routes.readPostOptions> =>
  async ({ params }, { userId }) => {
    const connection = await ports.connections().find(userId, params.id);
    const options = connection && (await readOptions(ports, connection));
    if (options === undefined) throw new Refusal('not_found');
    const { nickname, picture, privacies, isOff, longestSeconds } = options;
    return {
      reply: {
        nickname,
        ...(picture !== undefined && { picture }),
        privacies: [...privacies],
        off: { ...isOff },
        longest_seconds: longestSeconds,
      },
    };
  };
