import { useRef, useState } from 'react';
import { MOVING_PHOTO } from '#web/data/samples/samples.ts';
import { Icon } from '#web/ui/page/icons.tsx';

/** A still that becomes a moving shot at the press of a button. Muted; stops at its end. */
export const ImageToVideo = () => {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const toggle = (): void => {
    if (isPlaying) film.current?.pause();
    else film.current?.play().catch(() => setPlaying(false));
  };
  return (
    <figure className="moving">
      <video
        ref={film}
        className="moving__film"
        src={MOVING_PHOTO.film}
        poster={MOVING_PHOTO.still}
        width="540"
        height="960"
        muted
        playsInline
        preload="none"
        aria-label={`${MOVING_PHOTO.prompt}, set in motion`}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <figcaption className="moving__words">
        <span className="moving__title">Image to video</span>
        <button type="button" className="button button--primary moving__button" onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? 'Hold still' : 'Set it in motion'}
        </button>
      </figcaption>
    </figure>
  );
};
