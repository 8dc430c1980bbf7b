import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PREVIEW_CHARS } from '#contract/catalogue.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { matches, useWholeList } from '#web/data/api/search.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { useStories } from '#web/data/stories/stories.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { excerpt, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { CardGrid, CardGridLoading, MoreOnScroll } from '#web/ui/cards/card-grid.tsx';
import { ListToolbar } from '#web/ui/cards/list-toolbar.tsx';
import { SearchBox } from '#web/ui/kit/fields.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { HeldBoards } from './held-boards.tsx';
import './story-card.css';

/** A story as a title card: a vertical frame of words. */
const StoryCard = ({ story, onOpen }: { readonly story: Story; readonly onOpen: () => void }) => {
  const timezone = useTimeZone();
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

const StoryList = ({
  search,
  list,
}: {
  readonly search: string;
  readonly list: ReturnType<typeof useStories>;
}) => {
  const dialogs = useDialogs();
  if (list.isPending) return <CardGridLoading of="texts" label="Loading your stories" />;
  if (list.isError && list.items.length === 0) {
    return <LoadProblem title="We couldn’t load your stories" hint={sentenceOf(list.error)} query={list} />;
  }
  const found = list.items.filter((story) => matches(search, story.title, story.content));
  if (found.length === 0 && !list.hasNextPage) {
    return search.trim() === '' ? (
      <StatePanel title="No stories found" hint="Describe your idea in one line to get started.">
        <ActionButton onClick={() => void dialogs.createStory()}>Write a Story</ActionButton>
      </StatePanel>
    ) : (
      <StatePanel title="No stories found" hint="No stories match your search. Try different words." />
    );
  }
  return (
    <>
      <CardGrid label="Stories">
        {found.map((story) => (
          <StoryCard key={story.id} story={story} onOpen={() => dialogs.showStory(story)} />
        ))}
      </CardGrid>
      <MoreOnScroll list={list} />
    </>
  );
};

/** My Stories: search, Create New and cards. */
export const StoriesScreen = () => {
  const [search, setSearch] = useState('');
  const { pathname, hash } = useLocation();
  const list = useStories();
  const dialogs = useDialogs();
  useWholeList(search.trim() !== '', list);
  return (
    <>
      <ListToolbar>
        <SearchBox label="Search stories" value={search} onChange={setSearch} />
        <ActionButton look="primary" onClick={() => void dialogs.createStory()}>
          <Icon name="plus" />
          Create New
        </ActionButton>
      </ListToolbar>
      {pathname + hash === paths.heldBoards ? <HeldBoards /> : null}
      <StoryList search={search} list={list} />
    </>
  );
};
