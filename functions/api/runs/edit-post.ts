import type { routes } from '#contract/routes.ts';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import type { ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { editRunPost } from '#functions/services/series/editing/edit-post.ts';
import { type ShownRunPorts, shownRun } from '#functions/services/series/shown/shown-run.ts';

interface Ports extends ShownRunPorts, ModerationPorts {
  readonly runs: Lazy<Runs>;
  readonly publications: Lazy<Publications>;
  readonly filmQueue: Lazy<FilmQueue>;
}

/** Changes the post for a run’s video, unless the run has changed in the meantime. */
export const editPost =
  (ports: Ports): Handle<typeof routes.editPost> =>
  async ({ params, body: { version, ...post } }, { userId, now }) => {
    const run = await editRunPost(ports, { ownerId: userId, runId: params.id, version }, post, now);
    return { reply: await shownRun(ports, run, now) };
  };
