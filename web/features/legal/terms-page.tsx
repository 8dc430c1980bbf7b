import { LegalPage } from './legal-page.tsx';
import { TERMS } from './terms-text.ts';

export const TermsPage = () => (
  <LegalPage
    title="Terms of Service"
    description="The rules for using Veilcast: accounts, credits, payments, your content and ours."
    summary="Your videos are yours. Pay for what you use, cancel any time, and do not use Veilcast to hurt people."
    changed="2026-11-29"
    parts={TERMS}
  />
);
