import type { Sample } from '#web/data/samples/samples.ts';
import { formatClock } from '#web/lib/format.ts';
import { Icon } from '#web/ui/page/icons.tsx';

export interface PlayerHeadProps {
  readonly sample: Sample;
  readonly onClose: () => void;
}

/** What is playing, and the button that closes the player. */
export const PlayerHead = ({ sample, onClose }: PlayerHeadProps) => {
  const { title, duration, category = 'General', description } = sample;
  return (
    <header className="player__head">
      <div className="player__words">
        <h2 className="player__title">{title}</h2>
        <p className="player__facts">
          {formatClock(duration)} · {category}
        </p>
        {description === undefined ? null : <p className="player__description">{description}</p>}
      </div>
      <button type="button" className="player__button" aria-label="Close player" onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
};
