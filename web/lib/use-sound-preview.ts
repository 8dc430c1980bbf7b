import { useCallback, useEffect, useRef, useState } from 'react';

/** Plays at most one sound at a time; a second press, another sound, or leaving the screen stops it. */
export const useSoundPreview = (onProblem: () => void) => {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [playing, setPlaying] = useState<string>();

  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = undefined;
    setPlaying(undefined);
  }, []);
  useEffect(() => stop, [stop]);

  const toggle = useCallback(
    (address: string) => {
      const wasPlaying = playing === address;
      stop();
      if (wasPlaying) return;
      const next = new Audio(address);
      audio.current = next;
      setPlaying(address);
      next.addEventListener('ended', () => {
        if (audio.current === next) stop();
      });
      next.play().catch(() => {
        if (audio.current !== next) return;
        stop();
        onProblem();
      });
    },
    [onProblem, playing, stop],
  );
  return { playing, toggle, stop };
};
