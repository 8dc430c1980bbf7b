import { PageHead } from '#web/ui/page/page-head.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { TextToVideo } from './text-to-video.tsx';
import { Voiceover } from './voiceover.tsx';
import './landing-page.css';
import { GALLERY_SAMPLES } from '#web/data/samples/samples.ts';
import { SampleFrame } from './sample-frame.tsx';
import { SectionHead } from './section-head.tsx';
import './niche-gallery.css';

/** Six short sample videos, one per niche. */
const NicheGallery = () => (
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

/** The landing page: what the product makes, how it looks and sounds, and Get Started. */
export const LandingPage = () => (
  <>
    <PageHead
      title="Veilcast – viral faceless videos on auto-pilot"
      description="Write one line. Veilcast turns it into a story, a voice, pictures in motion, captions and music: one finished vertical video for TikTok and YouTube Shorts."
    />
    <Hero />
    <NicheGallery />
    <TextToVideo />
    <Voiceover />
    <FeatureGrid />
    <ClosingCall />
  </>
);
