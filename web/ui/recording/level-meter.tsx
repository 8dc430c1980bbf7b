import { useEffect, useRef, useState } from 'react';
import type { Level } from '#web/lib/recording/recorder.ts';

const WORDS = { quiet: 'Too quiet', good: 'Good level', loud: 'Too loud' } as const;
/** Long enough to be read. */
const WORDS_EVERY_MS = 700;
/** The words tell the loudest moment since they last changed, and pauses between words say nothing. */
const louder = (one: Level | undefined, other: Level): Level =>
  one === undefined || other.share > one.share ? other : one;

/** How loud the microphone is: a bar, and words for those who see no motion. */
export const LevelMeter = ({ level }: { readonly level: () => Level | undefined }) => {
  const bar = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<Level>();
  const read = useRef(level);
  read.current = level;
  useEffect(() => {
    let [loudest, told]: [Level | undefined, number] = [undefined, 0];
    let frame = 0;
    const look = (now: number): void => {
      const current = read.current();
      if (current !== undefined) {
        if (bar.current !== null) bar.current.style.transform = `scaleX(${current.share.toFixed(3)})`;
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
  }, []);
  const words = shown === undefined ? '' : WORDS[shown.name];
  return (
    <span className="level">
      <span
        className="level__bar"
        role="meter"
        aria-label="Microphone level"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * (shown?.share ?? 0))}
        aria-valuetext={words}
      >
        <span ref={bar} className="level__fill" />
      </span>
      <span className={`level__words level__words--${shown?.name ?? 'good'}`}>{words}</span>
    </span>
  );
};
