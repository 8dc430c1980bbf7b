import { LegalPage } from './legal-page.tsx';
import { PRIVACY } from './privacy-text.ts';

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy Policy"
    description="What Veilcast stores about you, why, for how long, and how to have it deleted."
    summary="We store what your videos need, and nothing that follows you around. You can delete it yourself."
    changed="2026-11-29"
    parts={PRIVACY}
  />
);
