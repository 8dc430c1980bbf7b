import type { Video } from '#contract/schemas/videos.ts';
import { usePictureRecovery } from '#web/ui/media/use-picture-recovery.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { firstStill } from './progress-frames.ts';
import { Still } from './still.tsx';
import { WAITING } from './waiting.ts';
import './poster.css';

/** The frame shown for a video that has no picture. */
export const EmptyPoster = () => (
  <span className="poster">
    <Icon name="film" />
  </span>
);

/** A video's picture, the first picture of a video being made, or a note that the video failed. */
export const Poster = ({ video }: { readonly video: Video }) => {
  const { attempt, isBroken, onError } = usePictureRecovery(video.thumbnail);
  if (video.status === 'generating') {
    const still = firstStill(video.progress ?? WAITING);
    return (
      <>
        <EmptyPoster />
        {still === undefined ? null : <Still key={still} source={still} />}
      </>
    );
  }
  if (video.status === 'failed') {
    return (
      <span className="poster poster--failed">
        <Icon name="warning" />
        <span className="poster__step">We couldn’t finish this video. Your credits have been returned.</span>
      </span>
    );
  }
  if (video.thumbnail === undefined || isBroken) {
    return <EmptyPoster />;
  }
  return (
    <img
      key={attempt}
      className="poster poster--picture"
      src={video.thumbnail}
      alt=""
      width="480"
      height="854"
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
};
