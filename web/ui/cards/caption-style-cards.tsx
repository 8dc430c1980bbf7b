import { CAPTION_STYLES, type CaptionStyle } from '#contract/catalogue.ts';
import { captionSample } from '#web/lib/caption-sample.ts';
import { ChoiceCards } from './choice-cards.tsx';
import './caption-style-cards.css';

export const CAPTION_STYLE_WORDS = {
  pop: { title: 'Pop', text: 'The spoken word jumps' },
  clean: { title: 'Clean', text: 'The spoken word is bright' },
  karaoke: { title: 'Karaoke', text: 'A box follows the voice' },
} as const satisfies Record<CaptionStyle, { title: string; text: string }>;

const Sample = ({ look, script }: { readonly look: CaptionStyle; readonly script: string }) => (
  <span className={`caption-sample caption-sample--${look}`} aria-hidden="true">
    <span className="caption-sample__words">
      {captionSample(script).map((word, index) => (
        <span key={`${index}-${word}`} className="caption-sample__word">
          {word}
        </span>
      ))}
    </span>
  </span>
);

/** How the words look on the film: each card speaks them when it is chosen or pointed at. */
export const CaptionStyleCards = ({
  chosen,
  onChoose,
  script = '',
}: {
  readonly chosen: CaptionStyle;
  /** The story of the film, for the words of the pictures. */
  readonly script?: string;
  readonly onChoose: (style: CaptionStyle) => void;
}) => (
  <ChoiceCards
    legend="Caption style"
    shape="tall"
    chosen={chosen}
    cards={CAPTION_STYLES.map((look) => ({
      id: look,
      ...CAPTION_STYLE_WORDS[look],
      picture: <Sample look={look} script={script} />,
    }))}
    onChoose={(id) => {
      const style = CAPTION_STYLES.find((one) => one === id);
      if (style !== undefined) onChoose(style);
    }}
  />
);
