import type { Settings } from '#web/lib/settings.ts';
import { saveSettings, useSettings } from '#web/lib/use-settings.ts';
import { useToast } from '#web/ui/toast.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { VideoSection } from './video-section.tsx';
import './settings-screen.css';

/** Choices that live in this browser; each is stored and in effect at once. */
export const SettingsScreen = () => {
  const settings = useSettings();
  const toast = useToast();
  const save = (changed: Settings): void => {
    if (saveSettings(changed))
      toast({ title: 'Settings saved', text: 'Your settings have been updated successfully.' });
    else toast({ tone: 'destructive', title: 'Error', text: 'Failed to save settings. Please try again.' });
  };
  return (
    <div className="settings">
      <PreferencesSection
        preferences={settings.preferences}
        onChange={(preferences) =>
          save({ ...settings, preferences: { ...settings.preferences, ...preferences } })
        }
      />
      <VideoSection
        video={settings.video}
        onChange={(video) => save({ ...settings, video: { ...settings.video, ...video } })}
      />
    </div>
  );
};
