import type { routes } from '#contract/routes.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Cases, Notices } from '#functions/domain/operators/ports.ts';
import { livePosts } from '#functions/domain/publishing/live-posts.ts';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { mayOwnerWatch } from '#functions/domain/video/shown/who-may-watch.ts';
import { playedFile, type Video } from '#functions/domain/video/video.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type CasePorts, describeCase } from '#functions/services/operators/describe-case.ts';

interface Ports extends CasePorts {
  readonly cases: Lazy<Cases>;
  readonly notices: Lazy<Notices>;
  readonly users: Lazy<Pick<Users, 'find'>>;
  readonly publications: Lazy<Pick<Publications, 'all'>>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** URLs that give access to the video for a few minutes; empty while its files are withheld. */
const addressesOf = async (access: MediaAccess, video: Video | undefined, now: Date) => {
  if (!mayOwnerWatch(video)) return {};
  const played = playedFile(video.film);
  return {
    posterUrl: await access.viewPath(video.film.poster, now),
    captionsUrl: await access.viewPath(video.film.captions, now),
    ...(played === undefined ? {} : { filmUrl: await access.viewPath(played.key, now) }),
  };
};

/** Everything an operator needs to decide a case. */
export const readCase =
  ({ cases, notices, users, publications, mediaAccess, ...ports }: Ports): Handle<typeof routes.readCase> =>
  async ({ params }, { now }) => {
    const found = await cases().find(params.id);
    if (found === undefined) throw new Refusal('not_found', 'There is no case with this id.');
    const [{ described, video }, owner, texts, told, published] = await Promise.all([
      describeCase(ports, found),
      users().find(found.ownerId),
      cases().texts(found.subject),
      notices().list(found.ownerId),
      publications().all(found.ownerId),
    ]);
    return {
      reply: {
        ...described,
        texts: [...texts],
        script: video?.scenes.map(({ narration }) => narration) ?? [],
        ...(await addressesOf(mediaAccess(), video, now)),
        posts: [...livePosts(published, found.subject === found.ownerId ? undefined : found.subject)],
        owner: {
          name: owner?.name ?? 'Account is gone',
          email: owner?.email ?? '',
          ...(owner === undefined ? {} : { since: owner.createdAt }),
        },
        notices: [...told],
      },
    };
  };
