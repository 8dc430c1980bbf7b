import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DEFAULT_VOLUME, type Speed, within } from './player-values.ts';

/** A film and what a viewer can do with it. Times in seconds. */
export interface Player {
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
  readonly reload: () => void;
  /** For the events of the film's element. */
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onTime: () => void;
  readonly onMetadata: () => void;
  readonly onError: () => void;
}

const playIfAllowed = (film: HTMLVideoElement): void => {
  // A browser that forbids it leaves the film paused, which shows the button.
  film.play().catch(() => undefined);
};

/** The place of the film's element, and what can be done with it. */
export const usePlayer = (): readonly [RefObject<HTMLVideoElement | null>, Player] => {
  const element = useRef<HTMLVideoElement>(null);
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
    film.volume = volume;
    film.muted = isMuted;
    film.playbackRate = speed;
    for (const track of film.textTracks) track.mode = hasCaptions ? 'showing' : 'hidden';
  }, [hasCaptions, isMuted, speed, volume]);

  useEffect(() => {
    const film = element.current;
    if (film === null) return;
    // A film that was in the cache may have begun before React listened: what was missed is told again.
    if (film.readyState > 0) film.dispatchEvent(new Event('loadedmetadata'));
    if (!film.paused) film.dispatchEvent(new Event('play'));
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
      togglePlay: () => {
        const film = element.current;
        if (film === null) return;
        if (film.paused) playIfAllowed(film);
        else film.pause();
      },
      toggleMute: () => setMuted((was) => !was),
      toggleCaptions: () => setCaptions((was) => !was),
      skip: (seconds: number) => seek((element.current?.currentTime ?? 0) + seconds),
      setVolume: (wanted: number) => {
        setVolume(wanted);
        setMuted(wanted === 0);
      },
      setSpeed,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTime: () => setTime(element.current?.currentTime ?? 0),
      onMetadata: () => setDuration(element.current?.duration ?? 0),
      onError: () => setBroken(true),
      reload: () => {
        setBroken(false);
        element.current?.load();
      },
    }),
    [seek],
  );
  const player = {
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
