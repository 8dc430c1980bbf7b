import { type ReactNode, useState } from 'react';
import { TRACKS, VOICES } from '#contract/catalogue.ts';
import { useOptions } from '#web/data/videos/options.ts';
import { hintOf, useVoicesAtWork } from '#web/data/videos/voices-at-work.ts';
import { Segments } from '#web/ui/actions/segments.tsx';
import { ChoiceCards } from '#web/ui/cards/choice-cards.tsx';
import { Folded } from '#web/ui/cards/folded.tsx';
import { ChoiceField } from '#web/ui/kit/fields.tsx';
import type { StepProps } from './step-props.ts';

interface SoundProps extends StepProps {
  /** The button that plays a sound, or nothing until the sound’s URL is known. */
  readonly preview: (name: string, address: string | undefined) => ReactNode;
}

const MUSIC = [
  { value: 'none', label: 'None' },
  { value: 'one', label: 'One track' },
  { value: 'rotating', label: 'Changing' },
] as const;
const TRACK_CHOICES = TRACKS.map(({ id, name, genre }) => ({
  value: id,
  label: `${name}, ${genre.toLowerCase()}`,
}));

/** The choice of voice; collapsed into one row on a phone. */
export const VoiceField = ({ form, change, preview }: SoundProps) => {
  const { voices } = useOptions();
  const atWork = useVoicesAtWork();
  const [isOpen, setOpen] = useState(false);
  const addressOf = (id: string): string | undefined => voices?.find((voice) => voice.id === id)?.previewUrl;
  const chosen = VOICES.find(({ id }) => id === form.voiceId) ?? VOICES[0];
  return (
    <Folded
      name="Voice"
      chosen={`${chosen.name}, ${chosen.description.toLowerCase()}`}
      aside={preview(chosen.name, addressOf(chosen.id))}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <ChoiceCards
        legend="Voice"
        chosen={form.voiceId}
        cards={VOICES.map(({ id, name, description }) => ({
          id,
          title: name,
          text: description,
          note: hintOf(atWork, id, form.language),
          aside: preview(name, addressOf(id)),
        }))}
        onChoose={(wanted) => {
          const voice = VOICES.find(({ id }) => id === wanted);
          if (voice !== undefined) change({ voiceId: voice.id });
        }}
      />
    </Folded>
  );
};

/** No music, the same track under every video, or a different one each time. */
export const MusicField = ({ form, change, preview }: SoundProps) => {
  const { music } = useOptions();
  const track = music?.find(({ id }) => id === form.trackId);
  return (
    <div className="series-wizard__group">
      <Segments
        legend="Music"
        choices={MUSIC}
        chosen={form.music}
        onChoose={(kind) => change({ music: kind })}
      />
      {form.music === 'rotating' ? (
        <p className="series-wizard__hint">
          A different track under each video, so no two in a row sound alike.
        </p>
      ) : null}
      {form.music === 'none' ? <p className="series-wizard__hint">Only the voice is heard.</p> : null}
      {form.music === 'one' ? (
        <div className="series-wizard__track">
          <ChoiceField
            label="Track"
            value={form.trackId}
            choices={TRACK_CHOICES}
            onChange={(trackId) => change({ trackId })}
          />
          {track === undefined ? null : preview(track.name, track.previewUrl)}
        </div>
      ) : null}
    </div>
  );
};
