import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DEFAULT_VOLUME, type Speed, within } from './player-values.ts';

/** What a player supports besides playing, seeking and muting. */
export interface Abilities {
  readonly captions: boolean;
  readonly volume: boolean;
  readonly speeds: boolean;
}

/** Event handlers for the media element. */
export interface FilmEvents {
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onEnded: () => void;
  readonly onTimeUpdate: () => void;
  readonly onSeeked: () => void;
  readonly onLoadedMetadata: () => void;
  readonly onDurationChange: () => void;
  readonly onError: () => void;
}

/** The state of a player, and its actions. Times are in seconds. */
export interface Player {
  readonly abilities: Abilities;
  readonly events: FilmEvents;
  /** True once the viewer has asked to play. If the video has no element yet, it is then loaded. */
  readonly isWanted: boolean;
  /** The number of retries. */
  readonly attempt: number;
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly isBroken: boolean;
  readonly hasCaptions: boolean;
  readonly time: number;
  /** 0 until it is known. */
  readonly duration: number;
  readonly volume: number;
  readonly speed: Speed;
  readonly togglePlay: () => void;
  readonly toggleMute: () => void;
  readonly toggleCaptions: () => void;
  readonly seek: (time: number) => void;
  readonly skip: (seconds: number) => void;
  readonly setVolume: (volume: number) => void;
  readonly setSpeed: (speed: Speed) => void;
  /** Plays the video that has just appeared. */
  readonly begin: () => void;
  readonly reload: () => void;
}

const playIfAllowed = async (film: HTMLVideoElement): Promise<void> => {
  try {
    await film.play();
  } catch {
    // If the browser blocks playback, the video stays paused, with the play button visible.
  }
};

type FilmRef = RefObject<HTMLVideoElement | null>;

interface FilmSettings {
  readonly isMuted: boolean;
  readonly hasCaptions: boolean;
  readonly volume: number;
  readonly speed: Speed;
}

const applySettings = (film: HTMLVideoElement, settings: FilmSettings, abilities: Abilities): void => {
  film.muted = settings.isMuted;
  if (abilities.volume) film.volume = settings.volume;
  if (abilities.speeds) film.playbackRate = settings.speed;
  if (abilities.captions)
    for (const track of film.textTracks) track.mode = settings.hasCaptions ? 'showing' : 'hidden';
};

/** The sound, speed and captions that the viewer chose. */
const useFilmSettings = () => {
  const [isMuted, setMuted] = useState(false);
  const [hasCaptions, setCaptions] = useState(false);
  const [volume, setVolume] = useState(DEFAULT_VOLUME);
  const [speed, setSpeed] = useState<Speed>(1);
  const chosen = useMemo(
    (): FilmSettings => ({ isMuted, hasCaptions, volume, speed }),
    [isMuted, hasCaptions, volume, speed],
  );
  const actions = useMemo(
    () => ({
      toggleMute: () => setMuted((was) => !was),
      toggleCaptions: () => setCaptions((was) => !was),
      setVolume: (wanted: number) => {
        setVolume(wanted);
        setMuted(wanted === 0);
      },
      setSpeed,
    }),
    [],
  );
  return { chosen, actions };
};

/** What a media element reports about its playback. */
const usePlayback = (element: FilmRef) => {
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(0);
  const events = useMemo((): FilmEvents => {
    const onStop = () => setPlaying(false);
    const onTime = () => setTime(element.current?.currentTime ?? 0);
    const onLength = () => setDuration(element.current?.duration || 0);
    return {
      onPlay: () => setPlaying(true),
      onPause: onStop,
      onEnded: onStop,
      onTimeUpdate: onTime,
      onSeeked: onTime,
      onLoadedMetadata: onLength,
      onDurationChange: onLength,
      onError: () => {
        setPlaying(false);
        setBroken(true);
      },
    };
  }, [element]);
  return { events, isPlaying, isBroken, time, duration, setBroken };
};

/** Returns a ref for the media element, and the player that controls it. */
export const usePlayer = (abilities: Abilities): readonly [FilmRef, Player] => {
  const element = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { chosen, actions: settings } = useFilmSettings();
  const { setBroken, ...playback } = usePlayback(element);
  const { events, isPlaying, isBroken } = playback;
  useEffect(() => {
    if (element.current !== null) applySettings(element.current, chosen, abilities);
  }, [abilities, chosen]);
  const seek = useCallback(
    (wanted: number) => {
      const film = element.current;
      if (film === null || !Number.isFinite(film.duration)) return;
      film.currentTime = within(wanted, 0, film.duration);
      events.onTimeUpdate();
    },
    [events],
  );
  const actions = useMemo(() => {
    const begin = (): void => {
      if (element.current === null) return;
      events.onDurationChange();
      void playIfAllowed(element.current);
    };
    return {
      seek,
      skip: (seconds: number) => seek((element.current?.currentTime ?? 0) + seconds),
      begin,
      reload: () => {
        setBroken(false);
        setAttempt((before) => before + 1);
        element.current?.load();
        begin();
      },
    };
  }, [events, seek, setBroken]);
  const togglePlay = (): void => {
    const film = element.current;
    if (film === null) {
      setWanted(true);
      if (isBroken) actions.reload();
    } else if (isPlaying) film.pause();
    else void playIfAllowed(film);
  };
  return [
    element,
    { abilities, isWanted, attempt, togglePlay, ...chosen, ...settings, ...playback, ...actions },
  ];
};
