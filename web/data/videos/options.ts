import { useQuery } from '@tanstack/react-query';
import type { MusicOption, VoiceOption } from '#contract/schemas/videos.ts';
import { api } from '#web/data/api/api.ts';
import { NO_DEFAULT_MUSIC, type Settings, VOICE_ONLY } from '#web/data/settings/settings.ts';

/** The available voices and music tracks. */
export const useOptions = () => {
  const voices = useQuery({
    queryKey: ['voices'],
    queryFn: ({ signal }) => api.listVoices({ signal }),
    staleTime: Infinity,
  });
  const music = useQuery({
    queryKey: ['music'],
    queryFn: ({ signal }) => api.listMusic({ signal }),
    staleTime: Infinity,
  });
  return {
    voices: voices.data,
    music: music.data,
    isError: voices.isError || music.isError,
    error: voices.error ?? music.error,
    refetch: async () => {
      await Promise.all([voices.refetch(), music.refetch()]);
    },
  };
};

/** The preselected voice: the default from Settings, or else the first. */
export const preselectedVoice = (
  voices: readonly VoiceOption[],
  settings: Settings,
): VoiceOption | undefined => voices.find((voice) => voice.id === settings.video.defaultVoice) ?? voices[0];

/** The preselected track: the default from Settings, or else the first; `undefined` means voice only. */
export const preselectedTrack = (
  music: readonly MusicOption[],
  settings: Settings,
): MusicOption | undefined => {
  const wanted = settings.video.defaultMusic;
  if (wanted === VOICE_ONLY) return undefined;
  const first = music[0];
  return wanted === NO_DEFAULT_MUSIC ? first : (music.find((track) => track.id === wanted) ?? first);
};
