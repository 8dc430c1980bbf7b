import type { Video } from '#contract/schemas/videos.ts';
import { FilmStrip } from './film-strip.tsx';
import './film-progress.css';

const WAITING = { percent: 0, step: 'Waiting to start', scenesDone: 0, scenesTotal: 0 };

/** The progress of a video, in large: percent, step and strip of frames. */
export const FilmProgress = ({ video }: { readonly video: Video }) => {
  const progress = video.progress ?? WAITING;
  return (
    <div className="film-progress">
      <p className="film-progress__words">
        <span className="big-figure film-progress__percent">{progress.percent}%</span>
        <output className="film-progress__step">{progress.step}</output>
      </p>
      <FilmStrip {...progress} />
    </div>
  );
};
