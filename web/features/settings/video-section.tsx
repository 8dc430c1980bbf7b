import { QUALITIES, TRACKS, VOICES } from '#contract/catalogue.ts';
import { NO_DEFAULT_MUSIC, type Settings, VOICE_ONLY } from '#web/data/settings/settings.ts';
import { ChoiceField, ToggleField } from '#web/ui/kit/fields.tsx';
import { AiLineSetting } from './ai-line-setting.tsx';
import { LookSetting } from './look-setting.tsx';
import { Section } from './section.tsx';

type VideoDefaults = Settings['video'];

const QUALITY_CHOICES = QUALITIES.map((quality) => ({ value: quality, label: quality }));
const VOICE_CHOICES = VOICES.map(({ id, name, description }) => ({
  value: id,
  label: `${name} (${description.toLowerCase()})`,
}));
const MUSIC_CHOICES = [
  { value: NO_DEFAULT_MUSIC, label: 'None set (first track)' },
  { value: VOICE_ONLY, label: 'No Music (voice only)' },
  ...TRACKS.map(({ id, name, genre }) => ({ value: id, label: `${name} (${genre})` })),
];

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
    <ChoiceField<string>
      label="Default music"
      value={video.defaultMusic}
      choices={MUSIC_CHOICES}
      onChange={(defaultMusic) => onChange({ defaultMusic })}
    />
    <LookSetting onSaved={onSaved} />
    <AiLineSetting onSaved={onSaved} />
  </Section>
);
