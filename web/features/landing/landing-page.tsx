import { PageHead } from '#web/ui/page/page-head.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { NicheGallery } from './niche-gallery.tsx';
import { TextToVideo } from './text-to-video.tsx';
import { Voiceover } from './voiceover.tsx';
import './landing-page.css';

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
