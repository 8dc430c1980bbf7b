import type { Series } from '#contract/schemas/series/series.ts';
import { airingParts } from '#web/data/series/airing-words.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import './next-frame.css';

/** The day of the next video, on a frame shaped like a video. The text beside it says the same. */
export const NextFrame = ({ series }: { readonly series: Series }) => {
  const [next] = series.coming;
  const { weekday, day, month, time } = airingParts(next?.at, series.cadence.zone);
  return (
    <span
      className={series.status === 'active' ? 'next-frame' : 'next-frame next-frame--paused'}
      aria-hidden="true"
    >
      {next === undefined ? (
        <Icon name="pause" />
      ) : (
        <>
          <span>{weekday}</span>
          <span className="next-frame__day">{day}</span>
          <span>{month}</span>
          <span className="next-frame__time">{time}</span>
        </>
      )}
    </span>
  );
};
