import { useState } from 'react';
import type * as z from 'zod/mini';
import type { CaptionStyleId } from '#contract/caption-styles.ts';
import type { CreateVideo, MusicOption, VoiceOption } from '#contract/schemas/videos.ts';
import { VOICE_ONLY } from '#web/data/settings/settings.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { preselectedTrack, preselectedVoice, useOptions } from '#web/data/videos/options.ts';

/** What a person has picked so far; nothing picked means the preselection counts. */
interface Picked {
  readonly voiceId?: string;
  readonly trackId?: string;
  readonly captionStyle?: CaptionStyleId;
}

export interface FilmChoice {
  readonly voices: readonly VoiceOption[] | undefined;
  readonly music: readonly MusicOption[] | undefined;
  readonly voice: VoiceOption | undefined;
  /** `undefined` is voice only. */
  readonly track: MusicOption | undefined;
  readonly captionStyle: CaptionStyleId;
  readonly pick: (picked: Picked) => void;
  readonly isFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** Voices, tracks and caption style with what is chosen of them; the defaults of Settings come first. */
export const useFilmChoice = (): FilmChoice => {
  const options = useOptions();
  const settings = useSettings();
  const [picked, setPicked] = useState<Picked>({});
  const voices = options.voices ?? [];
  const music = options.music ?? [];
  const pickedTrack =
    picked.trackId === VOICE_ONLY ? undefined : music.find(({ id }) => id === picked.trackId);
  return {
    voices: options.voices,
    music: options.music,
    voice: voices.find(({ id }) => id === picked.voiceId) ?? preselectedVoice(voices, settings),
    track: picked.trackId === undefined ? preselectedTrack(music, settings) : pickedTrack,
    captionStyle: picked.captionStyle ?? settings.video.captionStyle,
    pick: (next) => setPicked({ ...picked, ...next }),
    isFailed: options.isError,
    reload: options.refetch,
  };
};

/** The wish for a film as the server wants it, or nothing while there is no voice. */
export const filmWish = (
  storyId: string,
  { voice, track, captionStyle }: FilmChoice,
): z.input<typeof CreateVideo> | undefined =>
  voice && {
    storyId,
    voiceSettings: { voiceId: voice.id, voiceName: voice.name },
    ...(track === undefined ? {} : { musicSettings: { trackId: track.id, trackName: track.name } }),
    captionStyle,
  };
