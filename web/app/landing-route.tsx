import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { SampleOverlay } from './sample-overlay.tsx';

/** The landing page, overlaid with the sample video named in the URL, if any. */
export const LandingRoute = () => (
  <>
    <LandingPage />
    <SampleOverlay />
  </>
);
