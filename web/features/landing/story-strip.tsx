import { ScrollArea } from '#web/ui/scroll-area.tsx';
import book from './frames/book.webp';
import harbour from './frames/harbour.webp';
import lighthouse from './frames/lighthouse.webp';
import quay from './frames/quay.webp';
import storm from './frames/storm.webp';
import './story-strip.css';

const PROMPT = 'A lighthouse keeper who counted one ship too many';

/** Frames this product painted for one story, each with its caption; `lit` is the word being spoken. */
const FRAMES = [
  { source: lighthouse, before: 'Every night the keeper', lit: 'counted', after: 'the ships.' },
  { source: harbour, before: 'Twelve out.', lit: 'Twelve', after: 'home.' },
  { source: book, before: 'Then, one night:', lit: 'thirteen.', after: '' },
  { source: storm, before: 'It had no name and', lit: 'no crew.', after: '' },
  { source: quay, before: 'By morning it had taken', lit: 'one', after: 'of ours.' },
] as const;

const EAGER_FRAMES = 3;

/** One line of text, and the film it became. */
export const StoryStrip = () => (
  <section className="story-strip" aria-labelledby="story-strip-prompt">
    <p className="story-strip__prompt">
      <span className="story-strip__label">The line</span>
      <span id="story-strip-prompt" className="story-strip__line">
        {PROMPT}
      </span>
    </p>
    <ScrollArea className="story-strip__scroll" label="The film it became, in five frames">
      <ol className="story-strip__frames">
        {FRAMES.map(({ source, before, lit, after }, index) => (
          <li key={source} className="story-strip__frame">
            <img
              className="story-strip__picture"
              src={source}
              alt=""
              width="540"
              height="960"
              loading={index < EAGER_FRAMES ? 'eager' : 'lazy'}
              decoding="async"
            />
            <p className="story-strip__caption">
              {before} <span className="story-strip__lit">{lit}</span> {after}
            </p>
          </li>
        ))}
      </ol>
    </ScrollArea>
  </section>
);
