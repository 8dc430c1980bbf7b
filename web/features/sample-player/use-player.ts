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

/** The state of a player, and its actions. Times in seconds. */
export interface Player {
  readonly abilities: Abilities;
  readonly events: FilmEvents;
  /** True once the viewer asks to play, when a video without an element is loaded. */
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
  /** Plays the video that has just loaded. */
  readonly begin: () => void;
  readonly reload: () => void;
}

const playIfAllowed = async (film: HTMLVideoElement): Promise<void> => {
  try {
    await film.play();
  } catch {
    // If the browser forbids it, the video stays paused, with the play button visible.
  }
};

/** Returns a ref for the media element, and the player that controls it. */
export const usePlayer = (abilities: Abilities): readonly [RefObject<HTMLVideoElement | null>, Player] => {
  const element = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [hasCaptions, setCaptions] = useState(false);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(0);
  const [volume, setVolume] = useState(DEFAULT_VOLUME);
  const [speed, setSpeed] = useState<Speed>(1);

  useEffect(() => {
    const film = element.current;
    if (film === null) return;
    film.muted = isMuted;
    if (abilities.volume) film.volume = volume;
    if (abilities.speeds) film.playbackRate = speed;
    if (abilities.captions)
      for (const track of film.textTracks) track.mode = hasCaptions ? 'showing' : 'hidden';
  }, [abilities, hasCaptions, isMuted, speed, volume]);

  useEffect(() => {
    const film = element.current;
    if (film === null) return;
    // A cached video may have started before React listened, so the missed events are dispatched again.
    if (film.readyState > 0) film.dispatchEvent(new Event('loadedmetadata'));
    if (!film.paused) film.dispatchEvent(new Event('play'));
  }, []);

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
  }, []);
  const seek = useCallback((wanted: number) => {
    const film = element.current;
    if (film === null || !Number.isFinite(film.duration)) return;
    film.currentTime = within(wanted, 0, film.duration);
    setTime(film.currentTime);
  }, []);
  const actions = useMemo(
    () => ({
      seek,
      toggleMute: () => setMuted((was) => !was),
      toggleCaptions: () => setCaptions((was) => !was),
      skip: (seconds: number) => seek((element.current?.currentTime ?? 0) + seconds),
      setVolume: (wanted: number) => {
        setVolume(wanted);
        setMuted(wanted === 0);
      },
      setSpeed,
      begin: () => {
        if (element.current === null) return;
        events.onDurationChange();
        void playIfAllowed(element.current);
      },
      reload: () => {
        setBroken(false);
        setAttempt((before) => before + 1);
        element.current?.load();
      },
    }),
    [events, seek],
  );
  const togglePlay = (): void => {
    const film = element.current;
    if (film === null) {
      setWanted(true);
      if (isBroken) actions.reload();
    } else if (isPlaying) film.pause();
    else void playIfAllowed(film);
  };
  const player = {
    abilities,
    events,
    isWanted,
    attempt,
    togglePlay,
    isPlaying,
    isMuted,
    isBroken,
    hasCaptions,
    time,
    duration,
    volume,
    speed,
    ...actions,
  };
  return [element, player];
};
