import { LANGUAGE_NAMES, LANGUAGES, SUPPORT_EMAIL } from '#contract/catalogue.ts';
import type { MailSettings } from '#contract/schemas/mail-settings.ts';
import { useMailSettings, useSaveMailSettings } from '#web/data/mail/mail-settings.ts';
import { useSaveTimeZone } from '#web/data/settings/save-time-zone.ts';
import type { Settings } from '#web/data/settings/settings.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { ChoiceField, ToggleField } from '#web/ui/kit/fields.tsx';
import { TimeZoneField } from '#web/ui/kit/time-zone-field.tsx';
import { type Theme, ThemeChoice } from '#web/ui/page/theme-choice.tsx';
import { Section } from './section.tsx';

/** Why the user doesn’t get any emails. */
const WHY_NOT = {
  off: 'This site doesn’t send email yet. Your choice is kept for when it does.',
  unverified: 'Your address isn’t confirmed, so we don’t send email to it.',
  suppressed: `Our emails to your address came back or were reported as spam, so we stopped. To get them again, write to ${SUPPORT_EMAIL}.`,
} as const satisfies Record<Exclude<MailSettings['delivery'], 'on'>, string>;

/** The switch for emails about videos and credits; the choice is stored on the account. */
const MailField = ({ onSaved }: { readonly onSaved: (isSaved: boolean) => void }) => {
  const settings = useMailSettings();
  const { mutate } = useSaveMailSettings(onSaved);
  const { emailNotifications = true, delivery = 'on' } = settings ?? {};
  return (
    <div className="settings__fields">
      <ToggleField
        label="Email notification"
        checked={emailNotifications}
        isDisabled={settings === undefined}
        onChange={(wanted) => mutate({ emailNotifications: wanted })}
      />
      {delivery === 'on' ? null : <p className="settings__later">{WHY_NOT[delivery]}</p>}
    </div>
  );
};

/** The time zone for all dates and times, stored on the account. */
const ZoneField = ({ onSaved }: { readonly onSaved: (isSaved: boolean) => void }) => {
  const { mutate } = useSaveTimeZone(onSaved);
  return <TimeZoneField label="Timezone" value={useTimeZone()} onChange={(zone) => mutate(zone)} />;
};

type Preferences = Settings['preferences'];

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

interface PreferencesSectionProps {
  readonly preferences: Preferences;
  readonly onChange: (changed: Partial<Preferences>) => void;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  /** Called when saving a choice to the account has succeeded or failed. */
  readonly onSaved: (isSaved: boolean) => void;
}

export const PreferencesSection = ({
  preferences,
  onChange,
  theme,
  onTheme,
  onSaved,
}: PreferencesSectionProps) => (
  <Section title="Preferences">
    <ThemeChoice chosen={theme} onChoose={onTheme} />
    <ToggleField
      label="Auto-save"
      checked={preferences.autoSave}
      onChange={(autoSave) => onChange({ autoSave })}
    />
    <ToggleField
      label="Sound effects"
      checked={preferences.soundEffects}
      onChange={(soundEffects) => onChange({ soundEffects })}
    />
    <MailField onSaved={onSaved} />
    <ChoiceField
      label="Story and voice language"
      value={preferences.language}
      choices={LANGUAGE_CHOICES}
      onChange={(language) => onChange({ language })}
    />
    <ZoneField onSaved={onSaved} />
  </Section>
);
