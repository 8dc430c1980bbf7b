import type { Video } from '#contract/schemas/videos.ts';
import { formatTimeLeft } from '#web/lib/format.ts';
import { FilmStrip } from './film-strip.tsx';
import { FilmedScenes } from './filmed-scenes.tsx';
import { stepWords } from './step-words.ts';
import { WAITING } from './waiting.ts';
import './film-progress.css';

/** The progress of a video, displayed large: percentage, step, time left, strip of frames and filmed scenes. */
export const FilmProgress = ({ video }: { readonly video: Video }) => {
  const progress = video.progress ?? WAITING;
  const { percent, secondsLeft } = progress;
  return (
    <div className="film-progress">
      <p className="film-progress__words">
        <span className="big-figure film-progress__percent">{percent}%</span>
        <output className="film-progress__step">{stepWords(progress)}</output>
        <span className="film-progress__left">
          {secondsLeft === undefined ? null : formatTimeLeft(secondsLeft)}
        </span>
      </p>
      <FilmStrip {...progress} />
      <FilmedScenes {...progress} />
    </div>
  );
};
