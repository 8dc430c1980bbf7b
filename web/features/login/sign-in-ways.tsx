import { Tabs } from '@aws-amplify/ui-react';
import type { SiteConfig } from '#contract/schemas/site-config.ts';
import { EmailForm } from './email-form.tsx';
import { EmailSignIn } from './email-sign-in.tsx';
import type { EmailStep } from './email-steps.ts';
import { SocialButtons } from './social-buttons.tsx';

interface EmailPanelProps {
  readonly config: SiteConfig['emailSignIn'];
  readonly step: EmailStep;
  readonly onStep: (step: EmailStep) => void;
}

/** E-mail sign-in if it is turned on for this stage, or else a form that says it is coming soon. */
const EmailPanel = ({ config, step, onStep }: EmailPanelProps) => {
  if (config !== null) return <EmailSignIn config={config} step={step} onStep={onStep} />;
  const mode = step === 'sign-up' ? 'sign-up' : 'sign-in';
  return <EmailForm mode={mode} onToggle={() => onStep(mode === 'sign-in' ? 'sign-up' : 'sign-in')} />;
};

const WAYS = ['social', 'email'] as const;
export type Way = (typeof WAYS)[number];

interface SignInWaysProps {
  readonly config: SiteConfig;
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  readonly step: EmailStep;
  readonly onStep: (step: EmailStep) => void;
}

/** The ways to sign in on this stage. Without social sign-in, there are no tabs. */
export const SignInWays = ({ config, way, onWay, step, onStep }: SignInWaysProps) => {
  const { socialSignIn, emailSignIn } = config;
  if (socialSignIn === 'off' && emailSignIn === null)
    return <p>Sign-in isn’t set up on this site yet. Please come back later.</p>;
  const email = <EmailPanel config={emailSignIn} step={step} onStep={onStep} />;
  if (socialSignIn === 'off') return email;
  return (
    <Tabs.Container
      value={way}
      onValueChange={(value) => onWay(WAYS.find((known) => known === value) ?? 'social')}
    >
      <Tabs.List aria-label="Ways to sign in">
        <Tabs.Item value="social">Social Login</Tabs.Item>
        <Tabs.Item value="email">Email & Password</Tabs.Item>
      </Tabs.List>
      <Tabs.Panel value="social">
        <SocialButtons />
      </Tabs.Panel>
      <Tabs.Panel value="email">{email}</Tabs.Panel>
    </Tabs.Container>
  );
};
