import { useState } from 'react';
import type { Video } from '#contract/schemas/videos.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { FilmStrip } from './film-strip.tsx';
import './poster.css';

const WAITING = { percent: 0, step: 'Waiting to start', scenesDone: 0, scenesTotal: 0 };

/** The frame of a video without a picture. */
export const EmptyPoster = () => (
  <span className="poster">
    <Icon name="film" />
  </span>
);

/** A video's picture, progress or failure. */
export const Poster = ({ video }: { readonly video: Video }) => {
  const [broken, setBroken] = useState<string>();
  if (video.status === 'generating') {
    const progress = video.progress ?? WAITING;
    return (
      <span className="poster poster--generating">
        <span className="big-figure poster__percent">{progress.percent}%</span>
        <span className="poster__step">{progress.step}</span>
        <FilmStrip {...progress} small />
      </span>
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
  if (video.thumbnail === undefined || video.thumbnail === broken) {
    return <EmptyPoster />;
  }
  const source = video.thumbnail;
  return (
    <img
      className="poster poster--picture"
      src={source}
      alt=""
      width="480"
      height="854"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(source)}
    />
  );
};
