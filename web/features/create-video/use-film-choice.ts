import { useState } from 'react';
import type * as z from 'zod/mini';
import { plainLook, type VideoLook } from '#contract/look.ts';
import type { Upload } from '#contract/schemas/uploads.ts';
import type { CreateVideo, MusicOption, VoiceOption } from '#contract/schemas/videos.ts';
import { useDefaultMusic } from '#web/data/settings/default-music.ts';
import { VOICE_ONLY } from '#web/data/settings/settings.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { useVideoSettings } from '#web/data/settings/video-settings.ts';
import { preselectedTrack, preselectedVoice, useOptions } from '#web/data/videos/options.ts';
import { finishedLook } from '#web/ui/look/look-draft.ts';

/** One of the creator’s own sounds. */
type OwnMusic = Pick<Upload, 'id' | 'name'>;

/** The user's picks so far; the preselection applies to the rest. */
interface Picked {
  readonly voiceId?: string;
  readonly trackId?: string;
  /** Takes precedence over the track. */
  readonly ownMusic?: OwnMusic | undefined;
  readonly look?: VideoLook;
  readonly aiLine?: boolean;
}

export interface FilmChoice {
  readonly voices: readonly VoiceOption[] | undefined;
  readonly music: readonly MusicOption[] | undefined;
  readonly voice: VoiceOption | undefined;
  /** `undefined` means voice only. */
  readonly track: MusicOption | undefined;
  /** The creator’s own sound, instead of a track. */
  readonly ownMusic: OwnMusic | undefined;
  /**
   * True when the default music was one of the creator’s own sounds, that sound is gone, and nothing else is chosen
   * yet.
   */
  readonly isDefaultMusicGone: boolean;
  readonly look: VideoLook;
  /**
   * Whether the look was picked here or the account's default look is known; otherwise the server decides.
   */
  readonly isLookKnown: boolean;
  /**
   * Whether a line in the picture says that AI made the video; `undefined` until the account's default is
   * known.
   */
  readonly aiLine: boolean | undefined;
  readonly pick: (picked: Picked) => void;
  /** Voices and tracks are still loading, so nothing is selected yet. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** The voices, tracks and looks to choose from, and the current choice; Settings and the account provide the preselection. */
export const useFilmChoice = (): FilmChoice => {
  const options = useOptions();
  const settings = useSettings();
  const account = useVideoSettings();
  const defaultMusic = useDefaultMusic(settings.video.defaultMusic);
  const [picked, setPicked] = useState<Picked>({});
  const voices = options.voices ?? [];
  const music = options.music ?? [];
  const pickedTrack =
    picked.trackId === VOICE_ONLY ? undefined : music.find(({ id }) => id === picked.trackId);
  const isMusicPicked = picked.trackId !== undefined || picked.ownMusic !== undefined;
  return {
    voices: options.voices,
    music: options.music,
    voice: voices.find(({ id }) => id === picked.voiceId) ?? preselectedVoice(voices, settings),
    track: picked.trackId === undefined ? preselectedTrack(music, settings) : pickedTrack,
    ownMusic: isMusicPicked ? picked.ownMusic : defaultMusic.own,
    isDefaultMusicGone: !isMusicPicked && defaultMusic.isGone,
    look: picked.look ?? account?.look ?? plainLook(settings.video.captionStyle),
    isLookKnown: picked.look !== undefined || account !== undefined,
    aiLine: picked.aiLine ?? account?.aiLine,
    pick: (next) => setPicked({ ...picked, ...next }),
    isLoading:
      !options.isError &&
      (options.voices === undefined || options.music === undefined || defaultMusic.isLoading),
    isFailed: options.isError,
    reload: options.refetch,
  };
};

const musicWish = (
  track: MusicOption | undefined,
  own: OwnMusic | undefined,
): Pick<z.input<typeof CreateVideo>, 'musicSettings'> => {
  if (own !== undefined) return { musicSettings: { uploadId: own.id } };
  return track === undefined ? {} : { musicSettings: { trackId: track.id, trackName: track.name } };
};

/** The request body for a new video; undefined while no voice is chosen. */
export const filmWish = (
  storyId: string,
  { voice, track, ownMusic, look, isLookKnown, aiLine }: FilmChoice,
): z.input<typeof CreateVideo> | undefined =>
  voice && {
    storyId,
    voiceSettings: { voiceId: voice.id, voiceName: voice.name },
    ...musicWish(track, ownMusic),
    ...(isLookKnown ? { look: finishedLook(look) } : {}),
    ...(aiLine === undefined ? {} : { aiLine }),
  };
