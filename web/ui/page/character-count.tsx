import { cleanText } from '#contract/schemas/text.ts';
import { formatNumber } from '#web/lib/format.ts';
import './character-count.css';

/** Shows the count once no more than this many characters are left. */
const NEAR_LIMIT = 200;
/** Screen readers announce the count at intervals of this many characters. */
const SPOKEN_STEP = 50;

/**
 * Shows how much of a text’s character limit is used, once the limit is close. Space for the line is always reserved.
 */
export const CharacterCount = ({ text, most }: { readonly text: string; readonly most: number }) => {
  const length = Array.from(cleanText(text)).length;
  const left = most - length;
  const count = `${formatNumber(length)} of ${formatNumber(most)} characters`;
  const step = Math.ceil(left / SPOKEN_STEP) * SPOKEN_STEP;
  return (
    <>
      <p className={left < 0 ? 'character-count character-count--over' : 'character-count'}>
        {left > NEAR_LIMIT ? '' : count}
      </p>
      <output className="hidden-visually">
        {left > NEAR_LIMIT || left < 0 ? '' : `At most ${step} characters left`}
      </output>
    </>
  );
};
