import type { SiteConfig } from '#contract/schemas/site-config.ts';
import { EmailForm } from './email-form.tsx';
import { EmailSignIn } from './email-sign-in.tsx';
import type { EmailStep } from './email-steps.ts';

interface EmailPanelProps {
  readonly config: SiteConfig['emailSignIn'];
  readonly step: EmailStep;
  readonly onStep: (step: EmailStep) => void;
}

/** E-mail sign-in where the stage has it switched on, else a form that announces it. */
export const EmailPanel = ({ config, step, onStep }: EmailPanelProps) => {
  if (config !== null) return <EmailSignIn config={config} step={step} onStep={onStep} />;
  const mode = step === 'sign-up' ? 'sign-up' : 'sign-in';
  return <EmailForm mode={mode} onToggle={() => onStep(mode === 'sign-in' ? 'sign-up' : 'sign-in')} />;
};
