import { CAPTION_STYLES, type CaptionStyle } from '#contract/catalogue.ts';
import { ChoiceCards } from './choice-cards.tsx';
import './caption-style-cards.css';

export const CAPTION_STYLE_WORDS = {
  pop: { title: 'Pop', text: 'A few big words at a time' },
  clean: { title: 'Clean', text: 'Quiet lines below' },
  karaoke: { title: 'Karaoke', text: 'The spoken word lights up' },
} as const satisfies Record<CaptionStyle, { title: string; text: string }>;

const Sample = ({ look }: { readonly look: CaptionStyle }) => (
  <span className={`caption-sample caption-sample--${look}`} aria-hidden="true">
    <span className="caption-sample__words">
      One <b>word</b> more
    </span>
  </span>
);

/** How the words look on the film. */
export const CaptionStyleCards = ({
  chosen,
  onChoose,
}: {
  readonly chosen: CaptionStyle;
  readonly onChoose: (style: CaptionStyle) => void;
}) => (
  <ChoiceCards
    legend="Caption style"
    shape="tall"
    chosen={chosen}
    cards={CAPTION_STYLES.map((look) => ({
      id: look,
      ...CAPTION_STYLE_WORDS[look],
      picture: <Sample look={look} />,
    }))}
    onChoose={(id) => {
      const style = CAPTION_STYLES.find((one) => one === id);
      if (style !== undefined) onChoose(style);
    }}
  />
);
