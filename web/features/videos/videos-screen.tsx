import { useState } from 'react';
import type { VideoStatus } from '#contract/schemas/videos.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { matches, useWholeList } from '#web/data/api/search.ts';
import { usePublications } from '#web/data/publishing/publications.ts';
import { useVideos } from '#web/data/videos/videos.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { CardGrid, CardGridLoading, MoreOnScroll } from '#web/ui/cards/card-grid.tsx';
import { ListToolbar } from '#web/ui/cards/list-toolbar.tsx';
import { ChoiceField, SearchBox } from '#web/ui/kit/fields.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { DeletedList } from './deleted-list.tsx';
import { VideoCard } from './video-card.tsx';

const FILTERS = [
  { value: 'all', label: 'All Status' },
  { value: 'completed', label: 'Completed' },
  { value: 'generating', label: 'Generating' },
  { value: 'failed', label: 'Failed' },
  { value: 'deleted', label: 'Deleted' },
] as const;

interface Wanted {
  readonly search: string;
  readonly status: VideoStatus | 'all' | 'deleted';
}

const isNarrowed = ({ search, status }: Wanted): boolean => search.trim() !== '' || status !== 'all';

const VideoList = ({
  wanted,
  list,
}: {
  readonly wanted: Wanted;
  readonly list: ReturnType<typeof useVideos>;
}) => {
  const dialogs = useDialogs();
  const { items: publications } = usePublications();
  if (list.isPending) return <CardGridLoading of="films" label="Loading your videos" />;
  if (list.isError && list.items.length === 0) {
    return <LoadProblem title="We couldn’t load your videos" hint={sentenceOf(list.error)} query={list} />;
  }
  const found = list.items.filter(
    (video) =>
      matches(wanted.search, video.title) && (wanted.status === 'all' || video.status === wanted.status),
  );
  if (found.length === 0 && !list.hasNextPage) {
    return isNarrowed(wanted) ? (
      <StatePanel
        title="No videos found"
        hint="No videos match your search. Try different words or another status."
      />
    ) : (
      <StatePanel title="No videos found" hint="Your first video takes one line of text and a minute or two.">
        <ActionButton onClick={() => void dialogs.createVideo()}>Create a Video</ActionButton>
      </StatePanel>
    );
  }
  return (
    <>
      <CardGrid label="Videos">
        {found.map((video) => (
          <VideoCard key={video.id} video={video} publications={publications} />
        ))}
      </CardGrid>
      <MoreOnScroll list={list} />
    </>
  );
};

/** My Videos: search, filter, Create New and cards. */
export const VideosScreen = () => {
  const [wanted, setWanted] = useState<Wanted>({ search: '', status: 'all' });
  const list = useVideos();
  const dialogs = useDialogs();
  useWholeList(isNarrowed(wanted), list);
  return (
    <>
      <ListToolbar>
        <SearchBox
          label="Search videos"
          value={wanted.search}
          onChange={(search) => setWanted({ ...wanted, search })}
        />
        <ChoiceField
          label="Status"
          isLabelHidden
          value={wanted.status}
          choices={FILTERS}
          onChange={(status) => setWanted({ ...wanted, status })}
        />
        <ActionButton look="primary" onClick={() => void dialogs.createVideo()}>
          <Icon name="plus" />
          Create New
        </ActionButton>
      </ListToolbar>
      {wanted.status === 'deleted' ? (
        <DeletedList search={wanted.search} />
      ) : (
        <VideoList wanted={wanted} list={list} />
      )}
    </>
  );
};
