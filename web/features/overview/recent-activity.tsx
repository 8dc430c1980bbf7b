import type { Story } from '#contract/schemas/stories.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import type { useStories } from '#web/data/stories/stories.ts';
import type { useVideos } from '#web/data/videos/videos.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { formatDate } from '#web/lib/format.ts';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { StatusBadge } from '#web/ui/video/status-badge.tsx';

const SHOWN = 5;

type Item =
  | { readonly kind: 'Video'; readonly video: Video }
  | { readonly kind: 'Story'; readonly story: Story };

const bornAt = (item: Item): string => (item.kind === 'Video' ? item.video.createdAt : item.story.createdAt);

/** The newest videos and stories together, by creation date. */
const newestItems = (videos: readonly Video[], stories: readonly Story[]): Item[] =>
  [
    ...videos.map((video): Item => ({ kind: 'Video', video })),
    ...stories.map((story): Item => ({ kind: 'Story', story })),
  ]
    .toSorted((one, other) => Date.parse(bornAt(other)) - Date.parse(bornAt(one)))
    .slice(0, SHOWN);

const ActivityRow = ({ item }: { readonly item: Item }) => {
  const dialogs = useDialogs();
  const timezone = useTimeZone();
  const work = item.kind === 'Video' ? item.video : item.story;
  const open = (): void =>
    item.kind === 'Video' ? dialogs.showVideo(item.video) : dialogs.showStory(item.story);
  return (
    <li>
      <button type="button" className="activity" onClick={open}>
        <span className="activity__frame" aria-hidden="true">
          {item.kind === 'Video' && item.video.thumbnail !== undefined ? (
            <OwnPicture src={item.video.thumbnail} width="36" height="64" loading="lazy" />
          ) : (
            <Icon name={item.kind === 'Video' ? 'film' : 'story'} />
          )}
        </span>
        <span className="activity__words">
          <span className="activity__title" lang={work.language}>
            {work.title}
          </span>
          <span className="activity__facts">
            {item.kind} · {formatDate(bornAt(item), timezone)}
          </span>
        </span>
        {item.kind === 'Video' ? (
          <StatusBadge status={item.video.status} />
        ) : (
          <span className="badge badge--plain">Written</span>
        )}
      </button>
    </li>
  );
};

const LOADING_ROWS = [1, 2, 3, 4, 5] as const;

const Skeleton = () => (
  <output className="activity-list" aria-busy="true" aria-label="Loading recent activity">
    {LOADING_ROWS.map((row) => (
      <span key={row} className="activity activity--loading">
        <span className="activity__frame skeleton" />
        <span className="activity__words">
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--short" />
        </span>
      </span>
    ))}
  </output>
);

interface RecentActivityProps {
  readonly videos: ReturnType<typeof useVideos>;
  readonly stories: ReturnType<typeof useStories>;
}

const ActivityList = ({ videos, stories }: RecentActivityProps) => {
  const dialogs = useDialogs();
  if (videos.data === undefined || stories.data === undefined) {
    if (!videos.isError && !stories.isError) return <Skeleton />;
    return (
      <StatePanel
        tone="problem"
        title="We couldn’t load your recent activity"
        hint={sentenceOf(videos.error ?? stories.error)}
      >
        <button
          type="button"
          className="button"
          onClick={() => {
            void videos.refetch();
            void stories.refetch();
          }}
        >
          Try Again
        </button>
      </StatePanel>
    );
  }
  const items = newestItems(videos.items, stories.items);
  if (items.length === 0) {
    return (
      <StatePanel
        title="Nothing here yet"
        hint="Write one line, and your first video is a minute or two away."
      >
        <button type="button" className="button" onClick={() => void dialogs.createVideo()}>
          Create Your First Video
        </button>
      </StatePanel>
    );
  }
  return (
    <ul className="activity-list">
      {items.map((item) => (
        <ActivityRow key={item.kind === 'Video' ? item.video.id : item.story.id} item={item} />
      ))}
    </ul>
  );
};

export const RecentActivity = (props: RecentActivityProps) => (
  <section className="overview__section" aria-labelledby="recent-activity">
    <h2 id="recent-activity">Recent Activity</h2>
    <ActivityList {...props} />
  </section>
);
