import type { Story } from '#contract/schemas/stories.ts';
import { useStories } from '#web/data/stories/stories.ts';
import { excerpt } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { useSpokenLength } from './use-spoken-length.ts';
import './saved-stories.css';

const PREVIEW_CHARS = 90;

/** The creator’s stories, newest first, to choose one to continue with. */
export const SavedStories = ({ onStory }: { readonly onStory: (story: Story) => void }) => {
  const query = useStories();
  const { lengthOf } = useSpokenLength();
  const { items, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (isPending) return <output aria-busy="true" aria-label="Loading your stories" />;
  if (isError && items.length === 0)
    return (
      <LoadProblem
        title="We couldn’t load your stories"
        hint="They are safe. Try again in a moment."
        query={query}
      />
    );
  if (items.length === 0) return <p className="saved__none">You have no stories yet. Write one first.</p>;
  return (
    <>
      <ul className="saved">
        {items.map((story) => (
          <li key={story.id}>
            <button type="button" className="saved__story" onClick={() => onStory(story)}>
              <span className="saved__title" lang={story.language}>
                {story.title}
              </span>
              <span className="saved__words" lang={story.language}>
                {excerpt(story.content, PREVIEW_CHARS)}
              </span>
              <span className="saved__note">
                {story.category}, {lengthOf(story.content, story.language).about}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <ActionButton
          look="quiet"
          isBusy={isFetchingNextPage}
          busyText="Loading…"
          onClick={() => void fetchNextPage()}
        >
          Show More
        </ActionButton>
      ) : null}
    </>
  );
};
