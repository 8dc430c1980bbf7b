import { formatNumber } from '#web/lib/format.ts';
import '#web/ui/page/character-count.css';

/** Screen readers hear the count only near the limit, once per this much. */
const NEAR_LIMIT = 100;
const SPOKEN_STEP = 20;

interface LimitCountProps {
  readonly length: number;
  readonly most: number;
  readonly unit: 'characters' | 'bytes';
}

/** How much of a platform’s limit is used, as the platform counts it. */
export const LimitCount = ({ length, most, unit }: LimitCountProps) => {
  const left = most - length;
  return (
    <>
      <p
        className={left < 0 ? 'character-count character-count--over' : 'character-count'}
        aria-hidden="true"
      >
        {formatNumber(length)} of {formatNumber(most)} {unit}
      </p>
      <output className="hidden-visually">
        {left > NEAR_LIMIT || left < 0
          ? ''
          : `At most ${Math.ceil(left / SPOKEN_STEP) * SPOKEN_STEP} ${unit} left`}
      </output>
    </>
  );
};
