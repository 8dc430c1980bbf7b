import { Link } from 'react-router-dom';
import type { Publication } from '#contract/schemas/publishing.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePostedByHand } from './by-hand.ts';
import { publicationLine } from './publication-words.ts';
import { usePublications } from './publications.ts';
import './publication-line.css';

interface PublicationLineProps {
  readonly videoId: string;
  /** The publications of all videos. */
  readonly publications: readonly Publication[];
}

/** The status of a video’s publications, with a link to all of them; nothing if there are none. */
export const PublicationLine = ({ videoId, publications }: PublicationLineProps) => {
  const timezone = useTimeZone();
  const now = useNow();
  const isPosted = usePostedByHand().includes(videoId);
  const own = publications.filter((one) => one.video_id === videoId);
  const line = publicationLine(own, timezone, now);
  if (line === undefined && !isPosted) return null;
  return (
    <p className="publication-line">
      {line === undefined ? 'Posted by hand' : <Link to={paths.publications}>{line}</Link>}
    </p>
  );
};

/** The same line, for a screen that shows a single video. */
export const OneVideosPublications = ({ videoId }: Pick<PublicationLineProps, 'videoId'>) => (
  <PublicationLine videoId={videoId} publications={usePublications().items} />
);
