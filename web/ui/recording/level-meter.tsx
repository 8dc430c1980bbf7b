import { useEffect, useRef, useState } from 'react';
import type { Level } from '#web/lib/recorder.ts';

const WORDS = { quiet: 'Too quiet', good: 'Good level', loud: 'Too loud' } as const;
/** How long the words stay on screen, so that people can read them. */
const WORDS_EVERY_MS = 700;
/** The words reflect the loudest moment since they last changed, so that pauses in speech don’t count. */
const louder = (one: Level | undefined, other: Level): Level =>
  one === undefined || other.share > one.share ? other : one;

interface LevelMeterProps {
  /** How loud the microphone is now; must be the same function in every render. */
  readonly level: () => Level | undefined;
}

/** How loud the microphone is: a bar, and words for people who don’t watch the bar. */
export const LevelMeter = ({ level }: LevelMeterProps) => {
  const meter = useRef<HTMLMeterElement>(null);
  const [shown, setShown] = useState<Level>();
  useEffect(() => {
    let [loudest, told]: [Level | undefined, number] = [undefined, 0];
    let frame = 0;
    const look = (now: number): void => {
      const current = level();
      if (current !== undefined) {
        if (meter.current !== null) meter.current.value = current.share;
        loudest = louder(loudest, current);
        if (now - told > WORDS_EVERY_MS) {
          setShown(loudest);
          [loudest, told] = [undefined, now];
        }
      }
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <span className="level">
      <meter ref={meter} className="level__bar" aria-label="Microphone level" min={0} max={1} />
      <span className={`level__words level__words--${shown?.name ?? 'good'}`}>
        {shown === undefined ? '' : WORDS[shown.name]}
      </span>
    </span>
  );
};
