import { Link } from 'react-router-dom';
import { type Sample, sampleAddress } from '#web/data/samples/samples.ts';
import { formatClock } from '#web/lib/format.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import './sample-frame.css';

interface SampleFrameProps {
  readonly sample: Sample;
  /** `first`: seen first on a phone; `soon`: above the fold on a wide screen. */
  readonly load?: 'first' | 'soon' | 'later';
}

/** A sample's poster, which opens its player. */
export const SampleFrame = ({ sample, load = 'later' }: SampleFrameProps) => {
  const { id, title, thumbnail, duration, category = 'General' } = sample;
  return (
    <Link className="sample-frame" to={sampleAddress(id)} preventScrollReset>
      <img
        className="sample-frame__poster"
        src={thumbnail}
        alt=""
        width="540"
        height="960"
        loading={load === 'later' ? 'lazy' : 'eager'}
        fetchPriority={load === 'first' ? 'high' : 'low'}
        decoding="async"
      />
      <span className="hidden-visually">Play </span>
      <span className="sample-frame__play">
        <Icon name="play" />
      </span>
      <span className="sample-frame__words">
        <span className="sample-frame__title">{title}</span>{' '}
        <span className="sample-frame__category">{category}</span>
      </span>{' '}
      <span className="sample-frame__clock">{formatClock(duration)}</span>
    </Link>
  );
};
