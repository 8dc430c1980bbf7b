import type { User } from '#contract/schemas/auth.ts';
import { useMachineSettings, useSiteConfig } from '#web/data/api/site-config.ts';
import { usePlatforms } from '#web/data/publishing/connections.ts';
import type { Settings } from '#web/data/settings/settings.ts';
import { saveTheme, useTheme } from '#web/data/settings/theme.ts';
import { saveSettings, useSettings } from '#web/data/settings/use-settings.ts';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { ConnectionsSection } from './connections/connections-section.tsx';
import { ExportSection } from './export-section.tsx';
import { ModelsSection } from './models/models-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { PronunciationsSection } from './pronunciations/pronunciations-section.tsx';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { SettingsIndex } from './settings-index.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { VideoSection } from './video-section.tsx';
import './settings-screen.css';
import { useState } from 'react';
import { useAccountUser } from '#web/data/session/session.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

/** Two-step sign-in, for users with a password. Only the user pool stores whether it is on. */
const SecondFactorSection = () => {
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

/** Changes the password, for users who have one. */
const PasswordSection = () => {
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

/** Irreversible actions, kept apart from everything else. */
const DangerZone = ({ user }: { readonly user: User }) => {
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

const LATER = [
  { title: 'Privacy', words: 'Privacy settings are coming soon.' },
  { title: 'Notifications', words: 'Notification settings are coming soon.' },
] as const;

/** The second column: about as long as the first, and read after it. */
const LaterColumn = ({ canConnect }: { readonly canConnect: boolean }) => (
  <div className="settings__column">
    <PronunciationsSection />
    {LATER.map(({ title, words }) => (
      <Section key={title} title={title}>
        <p className="settings__later">{words}</p>
      </Section>
    ))}
    <ConnectionsSection />
    {canConnect ? <ModelsSection /> : null}
    <ExportSection />
  </div>
);

/**
 * Seven sections; for users with a password, password and two-step sign-in; the signed-in devices; if the stage
 * publishes, the connected accounts; on the user’s own machine, its models; and the danger zone. Choices take effect
 * at once. Choices that only this browser needs are stored in it.
 */
export const SettingsScreen = ({ user }: { readonly user: User }) => {
  const settings = useSettings();
  const theme = useTheme();
  const config = useSiteConfig();
  const platforms = usePlatforms();
  const canConnect = useMachineSettings();
  const toast = useToast();
  const tell = (isStored: boolean): void =>
    isStored
      ? toast({ title: 'Settings saved', text: 'Your settings have been updated successfully.' })
      : toast({ tone: 'destructive', title: 'Error', text: 'Failed to save settings. Please try again.' });
  const save = (changed: Partial<Settings>): void => tell(saveSettings({ ...settings, ...changed }));
  // Which sections are shown depends on the site’s configuration and the stage’s platforms. Waiting for both keeps a
  // late section from pushing the others around.
  if (config.isPending || platforms.isPending)
    return <output className="settings" aria-busy="true" aria-label="Loading settings" />;
  const hasPassword = user.hasPassword === true;
  return (
    <>
      <SettingsIndex
        hasPassword={hasPassword && (config.data?.emailSignIn ?? null) !== null}
        hasConnections={platforms.data?.length !== 0}
        hasModels={canConnect}
      />
      <div className="settings">
        <div className="settings__column">
          <ProfileSection user={user} onSaved={tell} />
          <PreferencesSection
            preferences={settings.preferences}
            onChange={(preferences) => save({ preferences: { ...settings.preferences, ...preferences } })}
            theme={theme}
            onTheme={(chosen) => tell(saveTheme(chosen))}
            onSaved={tell}
          />
          <SubscriptionSection user={user} />
          {hasPassword ? <PasswordSection /> : null}
          {hasPassword ? <SecondFactorSection /> : null}
          <SessionsSection />
          <VideoSection
            video={settings.video}
            onChange={(video) => save({ video: { ...settings.video, ...video } })}
            onSaved={tell}
          />
        </div>
        <LaterColumn canConnect={canConnect} />
        <DangerZone user={user} />
      </div>
    </>
  );
};
