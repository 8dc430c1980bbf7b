import { CAPTION_STYLES, type CaptionStyle, type CaptionStyleId } from '#contract/caption-styles.ts';
import { captionSample } from '#web/lib/caption-sample.ts';
import { captionVariables } from './caption-variables.ts';
import { ChoiceCards } from './choice-cards.tsx';
import './caption-style-cards.css';

const Sample = ({ style, script }: { readonly style: CaptionStyle; readonly script: string }) => (
  <span
    className={style.words === 1 ? 'caption-sample caption-sample--single' : 'caption-sample'}
    style={captionVariables(style)}
    aria-hidden="true"
  >
    <span className="caption-sample__words">
      {captionSample(script).map((word, index) => (
        <span key={`${index}-${word}`} className="caption-sample__word">
          {word}
        </span>
      ))}
    </span>
  </span>
);

/** Chooses how captions look. A card plays its sample when it is chosen or hovered. */
export const CaptionStyleCards = ({
  chosen,
  onChoose,
  script = '',
}: {
  readonly chosen: CaptionStyleId;
  /** The story's text, for the words of the samples. */
  readonly script?: string;
  readonly onChoose: (style: CaptionStyleId) => void;
}) => (
  <ChoiceCards
    legend="Caption style"
    shape="tall"
    chosen={chosen}
    cards={CAPTION_STYLES.map((style) => ({
      id: style.id,
      title: style.label,
      text: style.hint,
      picture: <Sample style={style} script={script} />,
    }))}
    onChoose={(id) => {
      const style = CAPTION_STYLES.find((one) => one.id === id);
      if (style !== undefined) onChoose(style.id);
    }}
  />
);
