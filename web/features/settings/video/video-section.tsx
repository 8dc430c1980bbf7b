import { QUALITIES, VOICES } from '#contract/catalogue.ts';
import type { Settings } from '#web/data/settings/settings.ts';
import { ChoiceField, ToggleField } from '#web/ui/kit/fields.tsx';
import { Section } from '../section.tsx';
import { AiLineSetting } from './ai-line-setting.tsx';
import { LookSetting } from './look-setting.tsx';
import { MusicSetting } from './music-setting.tsx';

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
