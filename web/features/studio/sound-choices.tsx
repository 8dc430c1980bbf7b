import { VOICE_ONLY } from '#web/data/settings/settings.ts';
import { useOptions } from '#web/data/videos/options.ts';
import { ownSoundLabel, useOwnSounds } from '#web/data/videos/own-sounds.ts';
import { ChoiceField } from '#web/ui/kit/fields.tsx';
import type { StudioState } from './use-studio.ts';

interface SoundChoicesProps {
  readonly studio: StudioState;
}

const Voice = ({ studio: { edit, set } }: SoundChoicesProps) => {
  const { voiceSettings } = edit.form;
  const { voices = [] } = useOptions();
  const choices = voices.some(({ id }) => id === voiceSettings.voiceId)
    ? voices.map(({ id, name }) => ({ value: id, label: name }))
    : [{ value: voiceSettings.voiceId, label: voiceSettings.voiceName }];
  return (
    <ChoiceField
      label="Voice"
      value={voiceSettings.voiceId}
      choices={choices}
      onChange={(id) => {
        const voice = voices.find((each) => each.id === id);
        if (voice !== undefined) set({ voiceSettings: { voiceId: id, voiceName: voice.name } });
      }}
    />
  );
};

const Music = ({ studio: { board, edit, music, set } }: SoundChoicesProps) => {
  const { musicSettings } = edit.form;
  const { music: tracks = [] } = useOptions();
  const sounds = useOwnSounds(music.upload);
  const own = musicSettings !== null && 'uploadId' in musicSettings ? musicSettings.uploadId : undefined;
  const trackId = musicSettings !== null && 'trackId' in musicSettings ? musicSettings.trackId : VOICE_ONLY;
  return (
    <div>
      <ChoiceField
        label="Music"
        value={own ?? trackId}
        choices={[
          { value: VOICE_ONLY, label: 'No music, voice only' },
          ...tracks.map(({ id, name }) => ({ value: id, label: name })),
          ...(music.isGone && own !== undefined ? [{ value: own, label: 'Your music (deleted)' }] : []),
          ...sounds.map((sound) => ({ value: sound.id, label: ownSoundLabel(sound) })),
        ]}
        onChange={(id) => {
          const track = tracks.find((each) => each.id === id);
          if (track !== undefined) set({ musicSettings: { trackId: id, trackName: track.name } });
          else if (id !== own)
            set({ musicSettings: sounds.some((sound) => sound.id === id) ? { uploadId: id } : null });
        }}
      />
      {music.isGone ? (
        <p className="studio__problem" role="alert">
          {board.videoId === undefined
            ? 'Your music isn’t in My Media any more. Choose other music, or none.'
            : 'Your music was deleted from My Media. A video made with it keeps its own copy.'}
        </p>
      ) : null}
    </div>
  );
};

/** The voice and the music of the whole video. */
export const SoundChoices = ({ studio }: SoundChoicesProps) => (
  <div className="studio-aside__choices">
    <Voice studio={studio} />
    <Music studio={studio} />
  </div>
);
