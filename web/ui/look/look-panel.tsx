import { type ReactNode, useId } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { END_CARD_MAX_CHARS, plainLook, type VideoLook, WORDS_PER_PAGE } from '#contract/look.ts';
import { Segments } from '#web/ui/actions/segments.tsx';
import { CaptionStyleCards } from '#web/ui/cards/caption-style-cards.tsx';
import { LineField, ToggleField } from '#web/ui/kit/fields.tsx';
import { ColourField } from './colour-field.tsx';
import { lookProblems } from './look-draft.ts';
import { LookSample } from './look-sample.tsx';
import { POSITION_CHOICES, SIZE_CHOICES } from './look-words.ts';
import './look-panel.css';

interface LookPanelProps {
  readonly look: VideoLook;
  readonly onChange: (look: VideoLook) => void;
  /** The story's text and language, for the sample. */
  readonly script?: string | undefined;
  readonly language?: Language | undefined;
  readonly hasAiLine?: boolean;
  /** Shown below the sample, such as a button that saves the look. */
  readonly aside?: ReactNode;
}

const WordsField = ({
  words,
  onChange,
}: {
  readonly words: number;
  readonly onChange: (words: number) => void;
}) => {
  const id = useId();
  return (
    <div className="words-field">
      <label htmlFor={id} className="words-field__label">
        Words at a time
      </label>
      <input
        id={id}
        type="range"
        className="words-field__range"
        min={WORDS_PER_PAGE.least}
        max={WORDS_PER_PAGE.most}
        value={words}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id} className="words-field__count">
        {words}
      </output>
    </div>
  );
};

/** The text in the picture besides the captions. */
const SignFields = ({ look, onChange }: Pick<LookPanelProps, 'look' | 'onChange'>) => {
  const problems = lookProblems(look);
  return (
    <div className="look-panel__pair">
      <LineField
        label="Your handle"
        hint="Shown small below the captions, throughout."
        placeholder="@nightstories"
        autoComplete="off"
        isOptional
        value={look.handle ?? ''}
        problem={problems.handle}
        onChange={(handle) => onChange({ ...look, handle })}
      />
      <LineField
        label="End card"
        hint={`Shown over the last seconds. At most ${END_CARD_MAX_CHARS} characters.`}
        placeholder="Follow for part two"
        autoComplete="off"
        isOptional
        value={look.endCard?.text ?? ''}
        problem={problems.endCard}
        onChange={(text) => onChange({ ...look, endCard: { text } })}
      />
    </div>
  );
};

/** All choices for the look of a video, next to a sample that shows it. */
export const LookPanel = ({ look, onChange, script, language, hasAiLine = false, aside }: LookPanelProps) => {
  const set = (changed: Partial<VideoLook>): void => onChange({ ...look, ...changed });
  return (
    <div className="look-panel">
      <div className="look-panel__parts">
        <div className="look-panel__sample">
          <LookSample look={look} script={script} language={language} hasAiLine={hasAiLine} />
          {aside}
        </div>
        <div className="look-panel__fields">
          <CaptionStyleCards
            chosen={look.captionStyle}
            script={script ?? ''}
            onChoose={(captionStyle) => {
              const { wordsPerPage, upperCase } = plainLook(captionStyle);
              set({ captionStyle, wordsPerPage, upperCase });
            }}
          />
          <ColourField
            captionStyle={look.captionStyle}
            colour={look.colour}
            onChange={(colour) => set({ colour })}
          />
          <div className="look-panel__pair">
            <Segments
              legend="Size"
              choices={SIZE_CHOICES}
              chosen={look.size}
              onChoose={(size) => set({ size })}
            />
            <Segments
              legend="Position"
              choices={POSITION_CHOICES}
              chosen={look.position}
              onChoose={(position) => set({ position })}
            />
          </div>
          <div className="look-panel__pair">
            <WordsField words={look.wordsPerPage} onChange={(wordsPerPage) => set({ wordsPerPage })} />
            <ToggleField
              label="Capital letters"
              checked={look.upperCase}
              onChange={(upperCase) => set({ upperCase })}
            />
          </div>
          <SignFields look={look} onChange={onChange} />
        </div>
      </div>
    </div>
  );
};
