import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { SampleOverlay } from './sample-overlay.tsx';

/** The landing page, and above it the sample film that the address names. */
export const LandingRoute = () => (
  <>
    <LandingPage />
    <SampleOverlay />
  </>
);
