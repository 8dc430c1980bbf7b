import { LANGUAGE_NAMES, LANGUAGES } from '#contract/catalogue.ts';
import type { Settings } from '#web/data/settings/settings.ts';
import type { Timezone } from '#web/lib/time-zones.ts';
import { ChoiceField, ToggleField } from '#web/ui/kit/fields.tsx';
import { type Theme, ThemeChoice } from '#web/ui/page/theme-choice.tsx';
import { MailField } from './mail-field.tsx';
import { Section } from './section.tsx';

type Preferences = Settings['preferences'];

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

const TIMEZONE_NAMES = [
  { value: 'UTC', label: 'UTC' },
  { value: 'Eastern', label: 'Eastern' },
  { value: 'Pacific', label: 'Pacific' },
  { value: 'GMT', label: 'GMT' },
] as const satisfies readonly { value: Timezone; label: string }[];

interface PreferencesSectionProps {
  readonly preferences: Preferences;
  readonly onChange: (changed: Partial<Preferences>) => void;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  /** Called when a choice that is kept on the account was saved, or could not be. */
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
    <ChoiceField
      label="Timezone"
      value={preferences.timezone}
      choices={TIMEZONE_NAMES}
      onChange={(timezone) => onChange({ timezone })}
    />
  </Section>
);
