import { PREVIEW_CHARS } from '#contract/catalogue.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { excerpt, formatDate } from '#web/lib/format.ts';
import './story-card.css';

/** A story as a title card: a vertical frame of words. */
export const StoryCard = ({ story, onOpen }: { readonly story: Story; readonly onOpen: () => void }) => {
  const { timezone } = useSettings().preferences;
  return (
    <li>
      <article className="frame story-card">
        <p className="story-card__category">{story.category}</p>
        <h2 className="story-card__title" lang={story.language}>
          <button type="button" className="opens-card opens-card--title story-card__open" onClick={onOpen}>
            {story.title}
          </button>
        </h2>
        <p className="story-card__preview" lang={story.language}>
          {excerpt(story.content, PREVIEW_CHARS.card)}
        </p>
        <p className="story-card__date">{formatDate(story.createdAt, timezone)}</p>
      </article>
    </li>
  );
};
