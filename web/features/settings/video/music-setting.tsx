import { TRACKS } from '#contract/catalogue.ts';
import { useWholeList } from '#web/data/api/search.ts';
import { isMusic, useDefaultMusic } from '#web/data/settings/default-music.ts';
import { NO_DEFAULT_MUSIC, VOICE_ONLY } from '#web/data/settings/settings.ts';
import { useUploads } from '#web/data/uploads/uploads.ts';
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
  const list = useUploads();
  useWholeList(true, list);
  const { own, isGone } = useDefaultMusic(chosen);
  const sounds = list.items.filter(isMusic);
  // The one that is chosen is there before the list.
  const mine = own === undefined || sounds.some(({ id }) => id === own.id) ? sounds : [own, ...sounds];
  const choices = [...OURS, ...mine.map(({ id, name }) => ({ value: id, label: `${name} (My Media)` }))];
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
