import { useState } from 'react';
import { useSiteConfig } from '#web/data/api/site-config.ts';
import { useAccountUser } from '#web/data/session/session.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Section } from '../section.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

/** Two-step sign-in, for users with a password. The user pool knows whether it is on, and says so after the password. */
export const SecondFactorSection = () => {
  const config = useSiteConfig().data?.emailSignIn ?? null;
  const user = useAccountUser();
  const [isOpen, setOpen] = useState(false);
  if (config === null || user === undefined) return null;
  return (
    <Section title="Two-Step Sign-In">
      <p className="settings__later">
        After your password, sign-in asks for a code from an authenticator app. Someone who learns your
        password can’t get in without it.
      </p>
      <div>
        <ActionButton onClick={() => setOpen(true)}>Set Up or Turn Off</ActionButton>
      </div>
      {isOpen ? (
        <SecondFactorDialog config={config} email={user.email} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  );
};
