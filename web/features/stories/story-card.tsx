import { PREVIEW_CHARS } from '#contract/catalogue.ts';
import type { Story } from '#contract/stories.ts';
import { excerpt, formatDate } from '#web/lib/format.ts';
import { useSettings } from '#web/lib/use-settings.ts';
import './story-card.css';

/** A story as a title card: a vertical frame of words. */
export const StoryCard = ({ story, onOpen }: { readonly story: Story; readonly onOpen: () => void }) => {
  const { timezone } = useSettings().preferences;
  return (
    <li>
      <button type="button" className="frame story-card" aria-label={story.title} onClick={onOpen}>
        <span className="story-card__category">{story.category}</span>
        <span className="story-card__title">{story.title}</span>
        <span className="story-card__preview">{excerpt(story.content, PREVIEW_CHARS.card)}</span>
        <span className="story-card__date">{formatDate(story.createdAt, timezone)}</span>
      </button>
    </li>
  );
};
