import { TRACKS } from '#contract/catalogue.ts';
import { useDefaultMusic } from '#web/data/settings/default-music.ts';
import { NO_DEFAULT_MUSIC, VOICE_ONLY } from '#web/data/settings/settings.ts';
import { ownSoundLabel, useOwnSounds } from '#web/data/videos/own-sounds.ts';
import { ChoiceField } from '#web/ui/kit/fields.tsx';

const OURS = [
  { value: NO_DEFAULT_MUSIC, label: 'None set (first track)' },
  { value: VOICE_ONLY, label: 'No Music (voice only)' },
  ...TRACKS.map(({ id, name, genre }) => ({ value: id, label: `${name} (${genre})` })),
];

interface MusicSettingProps {
  readonly chosen: string;
  readonly onChange: (defaultMusic: string) => void;
}

/** The music of new videos: a track, one of the creator’s own sounds, or none. */
export const MusicSetting = ({ chosen, onChange }: MusicSettingProps) => {
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
