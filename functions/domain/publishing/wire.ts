import type {
  Connection as WireConnection,
  Publication as WirePublication,
} from '#contract/schemas/publishing.ts';
import type { Connection } from './connection.ts';
import type { Publication } from './publication.ts';
import { isOpen } from './publication-changes.ts';

const PERCENT = 100;

/** A connection as sent to its owner's browser, without tokens. */
export const toWireConnection = ({
  id,
  platform,
  name,
  picture,
  scopes,
  createdAt,
  refreshEndsAt,
  ended,
  madeForKids,
}: Connection): WireConnection => ({
  id,
  platform,
  name,
  ...(picture !== undefined && { picture }),
  scopes,
  connected_at: createdAt,
  ...(refreshEndsAt !== undefined && { ends_at: refreshEndsAt }),
  ...(ended !== undefined && { ended: ended.reason }),
  ...(madeForKids !== undefined && { made_for_kids: madeForKids }),
});

/** A publication as sent to its owner's browser. */
export const toWirePublication = (publication: Publication): WirePublication => {
  const { post, status, at, waitsUntil, dayFull, link, shownTo, problem, sentBytes, film, figures } =
    publication;
  return {
    id: publication.id,
    video_id: publication.videoId,
    video_title: publication.videoTitle,
    connection_id: publication.connectionId,
    platform: publication.platform,
    account: publication.account,
    way: post.way,
    status,
    ...(status === 'uploading' && { percent: Math.floor((sentBytes / film.bytes) * PERCENT) }),
    ...(at !== undefined && { at }),
    ...(waitsUntil !== undefined &&
      dayFull !== undefined && {
        waits: { until: waitsUntil, ...(dayFull.part === 'account' && { own_most: dayFull.ownMost }) },
      }),
    ...('title' in post && { title: post.title }),
    text: post.text,
    ...('madeForKids' in post && { made_for_kids: post.madeForKids }),
    ...(link !== undefined && { link }),
    ...(shownTo !== undefined && { shown_to: shownTo }),
    ...(problem !== undefined && {
      problem: { message: problem.message, advice: problem.advice, can_retry: problem.canRetry },
    }),
    is_open: isOpen(publication),
    ...(figures !== undefined && { figures }),
    created_at: publication.createdAt,
    updated_at: publication.updatedAt,
  };
};
