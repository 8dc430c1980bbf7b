import { GALLERY_SAMPLES } from '#web/data/samples/samples.ts';
import { SampleFrame } from './sample-frame.tsx';
import { SectionHead } from './section-head.tsx';
import './niche-gallery.css';

/** Six short sample videos, one per niche. */
export const NicheGallery = () => (
  <section className="landing-section" aria-labelledby="niches">
    <div className="wide">
      <SectionHead
        id="niches"
        title="Pick a niche. Own it."
        lead="History, space, technology or a world of your own: every video is drawn to fit its story. Veilcast drew, voiced and filmed each of these from its script."
      />
      <ul className="niches">
        {GALLERY_SAMPLES.map((sample) => (
          <li key={sample.id}>
            <SampleFrame sample={sample} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
