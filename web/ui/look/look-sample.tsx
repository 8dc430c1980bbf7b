import { styleOfLook } from '#composition/look/drawn-style.ts';
import { AI_LINE } from '#contract/ai-line.ts';
import type { Language } from '#contract/catalogue.ts';
import type { VideoLook } from '#contract/look.ts';
import { captionVariables } from '#web/ui/cards/caption-variables.ts';
import './look-sample.css';

const STAND_INS = ['Every', 'word', 'as', 'it', 'is', 'spoken'] as const;
/** The length of the longest word that fits on a line of the sample. */
const MAX_WORD_CHARS = 10;

const wordsOf = (script: string, count: number): readonly string[] => {
  const words = script.trim().split(/\s+/u).slice(0, count);
  const fits = words.length === count && words.every(({ length }) => length > 0 && length <= MAX_WORD_CHARS);
  return fits ? words : STAND_INS.slice(0, count);
};

interface LookSampleProps {
  readonly look: VideoLook;
  readonly script?: string | undefined;
  readonly language?: Language | undefined;
  /** Whether the picture says that AI made the video. */
  readonly hasAiLine?: boolean;
}

/** A small frame that shows a look. Its words are animated when the look changes, then stay still. */
export const LookSample = ({ look, script = '', language = 'en', hasAiLine = false }: LookSampleProps) => {
  const style = styleOfLook(look);
  const words = wordsOf(script, look.wordsPerPage);
  const { handle = '', endCard } = look;
  return (
    <span
      key={JSON.stringify(look)}
      className={`caption-sample look-sample look-sample--${look.position}`}
      style={captionVariables(style, 1)}
      aria-hidden="true"
    >
      {hasAiLine ? <span className="look-sample__ai">{AI_LINE[language]}</span> : null}
      <span className="caption-sample__words">
        {words.map((word, index) => (
          <span
            key={`${index}-${word}`}
            className="caption-sample__word look-sample__word"
            data-is={index === 0 && words.length === 1 ? 'only' : undefined}
          >
            {word}
          </span>
        ))}
      </span>
      {endCard === undefined || endCard.text.trim() === '' ? null : (
        <span className="look-sample__card">{endCard.text}</span>
      )}
      {handle.trim() === '' ? null : (
        <span className="look-sample__handle">{handle.startsWith('@') ? handle : `@${handle}`}</span>
      )}
    </span>
  );
};
