import type { RefObject } from 'react';
import { captionsOf, filmOf, type Sample } from '#web/data/samples/samples.ts';
import type { Player } from './use-player.ts';

interface ShippedFilmProps {
  readonly sample: Sample;
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly events: Player['events'];
}

/** A video file served by this site. */
export const ShippedFilm = ({ sample, film, events }: ShippedFilmProps) => (
  <video
    ref={film}
    className="player__film"
    src={filmOf(sample)}
    poster={sample.thumbnail}
    width="480"
    height="854"
    autoPlay
    playsInline
    preload="auto"
    aria-label={sample.title}
    {...events}
  >
    <track kind="captions" src={captionsOf(sample)} srcLang="en" label="English" />
  </video>
);
