import { QUALITIES, TRACKS, VOICES } from '#contract/catalogue.ts';
import { useDefaultMusic } from '#web/data/settings/default-music.ts';
import { NO_DEFAULT_MUSIC, type Settings, VOICE_ONLY } from '#web/data/settings/settings.ts';
import { useSaveVideoSettings, useVideoSettings } from '#web/data/settings/video-settings.ts';
import { ownSoundLabel, useOwnSounds } from '#web/data/videos/own-sounds.ts';
import { AiLineField } from '#web/ui/kit/ai-line-field.tsx';
import { ChoiceField, ToggleField } from '#web/ui/kit/fields.tsx';
import { LookSetting } from './look-setting.tsx';
import { Section } from './section.tsx';

const OURS = [
  { value: NO_DEFAULT_MUSIC, label: 'None set (first track)' },
  { value: VOICE_ONLY, label: 'No Music (voice only)' },
  ...TRACKS.map(({ id, name, genre }) => ({ value: id, label: `${name} (${genre})` })),
];

interface MusicSettingProps {
  readonly chosen: string;
  readonly onChange: (defaultMusic: string) => void;
}

/** The music for new videos: a track, one of the creator’s own sounds, or none. */
const MusicSetting = ({ chosen, onChange }: MusicSettingProps) => {
  const { own, isGone } = useDefaultMusic(chosen);
  const mine = useOwnSounds(own);
  const choices = [...OURS, ...mine.map((sound) => ({ value: sound.id, label: ownSoundLabel(sound) }))];
  return (
    <div className="settings__field">
      <ChoiceField<string>
        label="Default music"
        value={choices.some(({ value }) => value === chosen) ? chosen : NO_DEFAULT_MUSIC}
        choices={choices}
        onChange={onChange}
      />
      {isGone ? (
        <output className="settings__later">
          Your default music isn’t in My Media any more. New videos get the first track until you choose
          again.
        </output>
      ) : null}
    </div>
  );
};

/** Whether new videos say in the picture that AI made them. Stored on the account. */
const AiLineSetting = ({ onSaved }: { readonly onSaved: (isSaved: boolean) => void }) => {
  const settings = useVideoSettings();
  const { mutate } = useSaveVideoSettings(onSaved);
  return <AiLineField isOn={settings?.aiLine} onChange={(aiLine) => mutate({ aiLine })} />;
};

type VideoDefaults = Settings['video'];

const QUALITY_CHOICES = QUALITIES.map((quality) => ({ value: quality, label: quality }));
const VOICE_CHOICES = VOICES.map(({ id, name, description }) => ({
  value: id,
  label: `${name} (${description.toLowerCase()})`,
}));
interface VideoSectionProps {
  readonly video: VideoDefaults;
  readonly onChange: (changed: Partial<VideoDefaults>) => void;
  readonly onSaved: (isSaved: boolean) => void;
}

export const VideoSection = ({ video, onChange, onSaved }: VideoSectionProps) => (
  <Section title="Video Settings">
    <ToggleField label="Auto-play" checked={video.autoPlay} onChange={(autoPlay) => onChange({ autoPlay })} />
    <ChoiceField
      label="Default quality"
      value={video.defaultQuality}
      choices={QUALITY_CHOICES}
      onChange={(defaultQuality) => onChange({ defaultQuality })}
    />
    <ChoiceField<string>
      label="Default voice"
      value={video.defaultVoice}
      choices={VOICE_CHOICES}
      onChange={(defaultVoice) => onChange({ defaultVoice })}
    />
    <MusicSetting chosen={video.defaultMusic} onChange={(defaultMusic) => onChange({ defaultMusic })} />
    <LookSetting onSaved={onSaved} />
    <AiLineSetting onSaved={onSaved} />
  </Section>
);
