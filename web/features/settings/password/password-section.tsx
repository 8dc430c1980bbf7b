import { useState } from 'react';
import { useSiteConfig } from '#web/data/api/site-config.ts';
import { useAccountUser } from '#web/data/session/session.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Section } from '../section.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Changes the password, for users who have one. */
export const PasswordSection = () => {
  const config = useSiteConfig().data?.emailSignIn ?? null;
  const user = useAccountUser();
  const [isOpen, setOpen] = useState(false);
  if (config === null || user === undefined) return null;
  return (
    <Section title="Password">
      <p className="settings__later">
        A new password signs out all your other devices. If you’ve forgotten the current one, sign out and
        choose “Forgot your password?”.
      </p>
      <div>
        <ActionButton onClick={() => setOpen(true)}>Change Password</ActionButton>
      </div>
      {isOpen ? <PasswordDialog config={config} owner={user} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
};
