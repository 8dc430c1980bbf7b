import { STORY_MAX_WORDS } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';
import { spokenSeconds } from '#web/data/stories/reading.ts';
import { formatNumber, formatWait } from '#web/lib/format.ts';

/** How many words a text has, and about how long it takes to say them. */
export const ScriptLength = ({ text }: { readonly text: string }) => {
  const words = countWords(text);
  return (
    <p className={words > STORY_MAX_WORDS ? 'script__length script__length--over' : 'script__length'}>
      {formatNumber(words)} {words === 1 ? 'word' : 'words'}
      {words === 0 ? '' : `, about ${formatWait(spokenSeconds(words))} spoken`}
    </p>
  );
};
