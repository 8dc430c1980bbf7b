import { SAMPLE_PHOTOS } from '#web/data/samples/samples.ts';
import { ImageToVideo } from './image-to-video.tsx';
import { SectionHead } from './section-head.tsx';
import './text-to-video.css';

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
