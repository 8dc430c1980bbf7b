import { platformOf } from '#contract/platforms.ts';
import type { routes } from '#contract/routes.ts';
import type { StagePlatform } from '#functions/domain/publishing/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** The platforms that this stage publishes on. */
export const listPlatforms =
  ({
    stagePlatforms,
  }: {
    readonly stagePlatforms: () => Promise<readonly StagePlatform[]>;
  }): Handle<typeof routes.listPlatforms> =>
  async () => ({
    reply: (await stagePlatforms()).map(({ id, isAudited, standIn }) => ({
      id,
      name: standIn?.name ?? platformOf(id).name,
      is_audited: isAudited,
      ...(standIn !== undefined && { posts_url: standIn.postsUrl }),
    })),
  });
