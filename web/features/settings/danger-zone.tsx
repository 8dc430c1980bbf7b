import { useState } from 'react';
import type { User } from '#contract/schemas/auth.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Section } from './section.tsx';

/** What cannot be undone, apart from everything else. */
export const DangerZone = ({ user }: { readonly user: User }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="danger-zone">
      <Section title="Danger Zone">
        <div className="danger-zone__line">
          <p>Deletes your account, stories, videos and share links, and cancels your plan.</p>
          <ActionButton look="danger" onClick={() => setAsking(true)}>
            <Icon name="trash" />
            Delete Account
          </ActionButton>
        </div>
      </Section>
      {isAsking ? <DeleteAccountDialog user={user} onClose={() => setAsking(false)} /> : null}
    </div>
  );
};
