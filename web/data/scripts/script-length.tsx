import { LANGUAGE_NAMES, type Language, STORY_MAX_WORDS } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';
import { formatNumber } from '#web/lib/format.ts';
import { HintChip } from '#web/ui/page/hint-chip.tsx';
import { useSpokenLength } from './use-spoken-length.ts';

interface ScriptLengthProps {
  readonly text: string;
  readonly language: Language;
}

/** How many words a text has, and about how long its video is in the default voice. */
export const ScriptLength = ({ text, language }: ScriptLengthProps) => {
  const { voice, lengthOf } = useSpokenLength();
  const { about, isMeasured } = lengthOf(text, language);
  const words = countWords(text);
  const spoken = LANGUAGE_NAMES[language];
  return (
    <div className="script__lengths">
      <p className={words > STORY_MAX_WORDS ? 'script__length script__length--over' : 'script__length'}>
        {formatNumber(words)} {words === 1 ? 'word' : 'words'}
      </p>
      {words === 0 ? null : (
        <HintChip label={`${about} with ${voice}’s voice`}>
          {isMeasured
            ? `About how long the video is with ${voice}, your default voice, from how fast ${voice} speaks ${spoken}. It’s known exactly once it is spoken.`
            : `About how long the video is with ${voice}, your default voice, from the usual pace of voices in ${spoken}. It’s known exactly once it is spoken.`}
        </HintChip>
      )}
    </div>
  );
};
