import type { SiteConfig } from '#contract/schemas/site-config.ts';
import { EmailForm } from './email-form.tsx';
import { EmailSignIn } from './email-sign-in.tsx';
import type { EmailStep } from './email-steps.ts';

interface EmailPanelProps {
  readonly config: SiteConfig['emailSignIn'];
  readonly step: EmailStep;
  readonly onStep: (step: EmailStep) => void;
}

/** Sign-in by e-mail: real where the stage has it switched on, announced where it has not. */
export const EmailPanel = ({ config, step, onStep }: EmailPanelProps) => {
  if (config !== null) return <EmailSignIn config={config} step={step} onStep={onStep} />;
  const mode = step === 'sign-up' ? 'sign-up' : 'sign-in';
  return <EmailForm mode={mode} onToggle={() => onStep(mode === 'sign-in' ? 'sign-up' : 'sign-in')} />;
};
