import { type ReactNode, useCallback } from 'react';
import { VOICE_ONLY } from '#web/data/settings/settings.ts';
import { useOptions } from '#web/data/videos/options.ts';
import { ownSoundLabel, useOwnSounds } from '#web/data/videos/own-sounds.ts';
import { useSoundPreview } from '#web/lib/use-sound-preview.ts';
import { PreviewButton } from '#web/ui/actions/preview-button.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { ChoiceField } from '#web/ui/kit/fields.tsx';
import type { StudioState } from './use-studio.ts';

interface SoundChoicesProps {
  readonly studio: StudioState;
}

interface PartProps extends SoundChoicesProps {
  /** The button that plays a sound. */
  readonly preview: (name: string, address: string) => ReactNode;
}

const Voice = ({ studio: { edit, set }, preview }: PartProps) => {
  const { voiceSettings } = edit.form;
  const { voices = [] } = useOptions();
  const choices = voices.some(({ id }) => id === voiceSettings.voiceId)
    ? voices.map(({ id, name, description }) => ({
        value: id,
        label: `${name}, ${description.toLowerCase()}`,
      }))
    : [{ value: voiceSettings.voiceId, label: voiceSettings.voiceName }];
  const chosen = voices.find(({ id }) => id === voiceSettings.voiceId);
  return (
    <div className="studio-aside__choice">
      <ChoiceField
        label="Voice"
        value={voiceSettings.voiceId}
        choices={choices}
        onChange={(id) => {
          const voice = voices.find((each) => each.id === id);
          if (voice !== undefined) set({ voiceSettings: { voiceId: id, voiceName: voice.name } });
        }}
      />
      {chosen === undefined ? null : preview(chosen.name, chosen.previewUrl)}
    </div>
  );
};

const Music = ({ studio: { board, edit, music, set }, preview }: PartProps) => {
  const { musicSettings } = edit.form;
  const { music: tracks = [] } = useOptions();
  const sounds = useOwnSounds(music.upload);
  const own = musicSettings !== null && 'uploadId' in musicSettings ? musicSettings.uploadId : undefined;
  const trackId = musicSettings !== null && 'trackId' in musicSettings ? musicSettings.trackId : VOICE_ONLY;
  const chosen = tracks.find(({ id }) => id === trackId);
  return (
    <div>
      <div className="studio-aside__choice">
        <ChoiceField
          label="Music"
          value={own ?? trackId}
          choices={[
            { value: VOICE_ONLY, label: 'No music, voice only' },
            ...tracks.map(({ id, name, genre }) => ({ value: id, label: `${name}, ${genre.toLowerCase()}` })),
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
        {chosen === undefined ? null : preview(chosen.name, chosen.previewUrl)}
      </div>
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

/** The voice and the music of the whole video, each with a preview. */
export const SoundChoices = ({ studio }: SoundChoicesProps) => {
  const toast = useToast();
  const { playing, toggle } = useSoundPreview(
    useCallback(() => toast({ tone: 'destructive', title: 'We couldn’t play the preview' }), [toast]),
  );
  const preview = (name: string, address: string): ReactNode => (
    <PreviewButton
      name={name}
      isPlaying={playing === address}
      onToggle={() => {
        studio.engine.pause();
        toggle(address);
      }}
    />
  );
  return (
    <div className="studio-aside__choices">
      <Voice studio={studio} preview={preview} />
      <Music studio={studio} preview={preview} />
    </div>
  );
};
