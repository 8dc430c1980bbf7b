import { EDGE_CACHE_SECONDS } from '#contract/catalogue.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { routes } from '#contract/routes.ts';
import type { SiteOrigin } from '#functions/domain/analytics/ports.ts';
import { restingSentence } from '#functions/domain/egress/egress-limit.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import { html } from '#functions/domain/request/markup.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { watchUrl } from '#functions/domain/video/share-links.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { isResting } from '#functions/services/media/access-minutes.ts';
import { findShared, NO_SUCH_FILM, type PlayPorts } from './find-shared.ts';
import { page } from './page.ts';
import { watchPage } from './watch-page.ts';
import { forShare, type SharedVideo, sharedFiles, watchedFilm } from './watched-film.ts';

interface Ports extends PlayPorts {
  readonly mediaAccess: Lazy<MediaAccess>;
  readonly siteOrigin: Lazy<SiteOrigin>;
}

/** A message that says who may open this page, and why; undefined if anyone may. */
const onlyFor = ({ audience, review }: SharedVideo): string | undefined => {
  switch (audience) {
    case 'public':
      return undefined;
    case 'machine':
      return 'This page opens only on the computer that Veilcast runs on.';
    case 'owner':
      return review === 'unmoderated'
        ? 'Only you can open this page, while you’re signed in: this site has no moderation yet, so it shows videos to nobody else.'
        : 'Only you can open this page, while you’re signed in: this site shows videos to their owners only.';
  }
};

/** The page of a shared video. */
export const openWatchPage =
  ({ mediaAccess, siteOrigin, ...ports }: Ports): Handle<typeof routes.openWatchPage> =>
  async ({ params }, viewer) => {
    const { now } = viewer;
    const [video, origin] = await Promise.all([findShared(ports, params.share_id, viewer), siteOrigin()()]);
    const { shareId, audience } = video;
    const rests = await isResting(ports, video.ownerId, now);
    const embedded = await mediaAccess().viewPath(forShare(sharedFiles(video).played, shareId), now);
    return {
      html: watchPage({
        film: watchedFilm(video),
        makers: video.film.makers,
        shareId,
        origin,
        embedded,
        onlyFor: onlyFor(video),
        resting: rests ? restingSentence(now) : undefined,
        isSensitive: video.review === 'sensitive',
        address: watchUrl(origin, shareId),
      }),
      ...(audience !== 'owner' && { cacheSeconds: EDGE_CACHE_SECONDS }),
    };
  };

/** The page for an unknown link or a server error. A malformed URL is reported as an unknown link. */
export const problemPage = (code: RefusalCode, detail: string): string =>
  page({
    title: 'Nothing to watch – Veilcast',
    kind: 'notice',
    main: html`<h1>Nothing to watch here</h1>
      <p>${code === 'invalid' ? NO_SUCH_FILM : detail}</p>
      <p><a class="button" href="/">Go to Veilcast</a></p>`,
  });
