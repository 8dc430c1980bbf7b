import type { Progress } from '#contract/schemas/videos.ts';
import { formatTimeLeft } from '#web/lib/format.ts';
import { framesOf } from './progress-frames.ts';
import { Still } from './still.tsx';
import './film-strip.css';

export interface FilmStripProps extends Progress {
  /** For small spaces without room for pictures, where the words are shown elsewhere. */
  readonly small?: boolean;
}

/**
 * The progress of a video: a strip of vertical frames that show the pictures of its scenes and light up as
 * the scenes are filmed.
 */
export const FilmStrip = ({ small = false, ...progress }: FilmStripProps) => {
  const { percent, step, secondsLeft } = progress;
  const words = [
    `${percent} percent`,
    step,
    ...(secondsLeft === undefined ? [] : [formatTimeLeft(secondsLeft)]),
  ];
  return (
    <span className={small ? 'strip strip--small' : 'strip'}>
      <progress
        className="hidden-visually"
        aria-label="Video progress"
        max={100}
        value={percent}
        aria-valuenow={percent}
        aria-valuetext={words.join('. ')}
      />
      <span className="strip__frames" aria-hidden="true">
        {framesOf(progress).map(({ light, still }, index) => (
          <span key={index} className={`strip__frame strip__frame--${light}`}>
            {small || still === undefined ? null : <Still key={still} source={still} />}
          </span>
        ))}
      </span>
    </span>
  );
};
