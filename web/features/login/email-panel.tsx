import { useSiteConfig } from '#web/data/api/site-config.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { EmailForm } from './email-form.tsx';
import { EmailSignIn } from './email-sign-in.tsx';
import type { EmailStep } from './email-steps.ts';

interface EmailPanelProps {
  readonly step: EmailStep;
  readonly onStep: (step: EmailStep) => void;
}

/** The e-mail tab: real where the stage has it switched on, announced where it has not. */
export const EmailPanel = ({ step, onStep }: EmailPanelProps) => {
  const { data, isPending, refetch } = useSiteConfig();
  if (isPending) return <div className="login__form" aria-busy="true" />;
  if (data === undefined)
    return (
      <div className="login__form">
        <p role="alert">We could not reach Veilcast. Check your connection and try again.</p>
        <ActionButton onClick={() => void refetch()}>Try Again</ActionButton>
      </div>
    );
  if (data.emailSignIn !== null) return <EmailSignIn config={data.emailSignIn} step={step} onStep={onStep} />;
  const mode = step === 'sign-up' ? 'sign-up' : 'sign-in';
  return <EmailForm mode={mode} onToggle={() => onStep(mode === 'sign-in' ? 'sign-up' : 'sign-in')} />;
};
