import { MOVING_PHOTO, SAMPLE_PHOTOS } from '#web/data/samples/samples.ts';
import { SectionHead } from './section-head.tsx';
import './text-to-video.css';
import { useRef, useState } from 'react';
import { Icon } from '#web/ui/page/icons.tsx';

/** A still that becomes a moving shot at the press of a button. It is muted and stops at the end. */
const ImageToVideo = () => {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const toggle = (): void => {
    if (isPlaying) film.current?.pause();
    else film.current?.play().catch(() => setPlaying(false));
  };
  return (
    <figure className="moving">
      {/* A poster would load at once, ahead of what is on screen. */}
      <img
        className="moving__still"
        src={MOVING_PHOTO.still}
        alt=""
        width="540"
        height="960"
        loading="lazy"
        decoding="async"
      />
      <video
        ref={film}
        className="moving__film"
        src={MOVING_PHOTO.film}
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

/** Eight drawn pictures with their prompts, and one picture set in motion. */
export const TextToVideo = () => (
  <section className="landing-section" aria-labelledby="text-to-video">
    <div className="wide">
      <SectionHead
        id="text-to-video"
        title="Words become pictures. Pictures move."
        lead="Every scene gets an image of its own, drawn from your words. Then the camera moves through it, and the still becomes a shot."
      />
      <div className="text-to-video">
        <ul className="photos">
          {SAMPLE_PHOTOS.map(({ id, source, prompt }) => (
            <li key={id}>
              <figure className="photo">
                <img
                  className="tall-picture photo__picture"
                  src={source}
                  alt=""
                  width="540"
                  height="960"
                  loading="lazy"
                  decoding="async"
                />
                <figcaption className="photo__prompt">{prompt}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <ImageToVideo />
      </div>
    </div>
  </section>
);
