import { WITHOUT_KEY } from '#contract/providers.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import { env } from '#functions/env.ts';
import { lazy } from '#functions/wiring/lazy.ts';
import { atWork } from '#functions/wiring/provider-at-work.ts';
import { moderator } from '#functions/wiring/providers.ts';

/**
 * Judges pictures that strangers sent: by the stage's provider or, without one, by a small network. Only the function
 * that imports this file carries the network.
 */
export const pictureModerator = /* @__PURE__ */ lazy(
  (): Pick<Moderator, 'judgePicture'> => ({
    judgePicture: async (read) => {
      const provider = await atWork('moderation', env.moderator(), WITHOUT_KEY.moderation);
      if (provider !== 'offline') return moderator().judgePicture(read);
      const { judgePicture } = await import('#offline/moderator/pictures/judge-picture.ts');
      return judgePicture(await read());
    },
  }),
);
