import { useQuery } from '@tanstack/react-query';
import type { Totals } from '#contract/schemas/analytics.ts';
import type { User } from '#contract/schemas/auth.ts';
import { api } from '#web/data/api/api.ts';
import { useStories } from '#web/data/stories/stories.ts';
import { useVideos } from '#web/data/videos/videos.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Afterwards } from '#web/ui/dialog/afterwards.tsx';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import { RecentActivity } from './recent-activity.tsx';
import './overview-screen.css';

interface StatProps {
  readonly label: string;
  /** An unknown number is shown as a dash. */
  readonly value: number | undefined;
  readonly note: string;
}

const Stat = ({ label, value, note }: StatProps) => (
  <div className="stat">
    <dt className="stat__label">{label}</dt>
    <dd className="big-figure stat__value">{formatNumber(value)}</dd>
    <dd className="stat__note">{note}</dd>
  </div>
);

interface QuickActionProps {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  readonly isMain?: boolean;
  readonly onClick: () => void;
}

const QuickAction = ({ title, text, icon, isMain = false, onClick }: QuickActionProps) => (
  <div className={isMain ? 'quick quick--main' : 'quick'}>
    <span className="quick__frame">
      <Icon name={icon} />
    </span>
    <div className="quick__words">
      <h3 className="quick__title">
        <button type="button" className="opens-card" onClick={onClick}>
          {title}
        </button>
      </h3>
      <p className="quick__text">{text}</p>
    </div>
    <Icon name="arrow" />
  </div>
);

/** The totals: from the lists if each fits on one page; otherwise the server counts. */
const useTotals = (
  videos: ReturnType<typeof useVideos>,
  stories: ReturnType<typeof useStories>,
): Partial<Totals> => {
  const isLong = videos.hasNextPage || stories.hasNextPage;
  const counted = useQuery({
    queryKey: ['totals'],
    queryFn: ({ signal }) => api.readTotals({ signal }),
    enabled: isLong,
    refetchOnMount: 'always',
  });
  if (isLong) return counted.data ?? {};
  return {
    ...(videos.data && {
      videos: videos.items.length,
      views: videos.items.reduce((sum, video) => sum + video.views, 0),
    }),
    ...(stories.data && { stories: stories.items.length }),
  };
};

/** The first tab: stats, quick actions and recent activity. */
export const OverviewScreen = ({ user }: { readonly user: User }) => {
  const videos = useVideos();
  const stories = useStories();
  const totals = useTotals(videos, stories);
  const dialogs = useDialogs();
  return (
    <div className="overview">
      <dl className="overview__stats">
        <Stat label="Total Videos" value={totals.videos} note="finished, in progress or failed" />
        <Stat label="Total Stories" value={totals.stories} note="written so far" />
        <Stat label="Total Views" value={totals.views} note="across all videos" />
        <Stat
          label="Credits Used"
          value={user.creditsUsed}
          note={`${formatNumber(user.credits)} left this period`}
        />
      </dl>
      <section className="overview__section" aria-labelledby="quick-actions">
        <h2 id="quick-actions">Quick Actions</h2>
        <div className="overview__quick">
          <QuickAction
            isMain
            title="Create New Video"
            text="From a line of text to a finished video"
            icon="film"
            onClick={() => void dialogs.createVideo()}
          />
          <QuickAction
            title="Write New Story"
            text="Just the words for now"
            icon="story"
            onClick={() => void dialogs.createStory()}
          />
        </div>
      </section>
      <Afterwards>
        <RecentActivity videos={videos} stories={stories} />
      </Afterwards>
    </div>
  );
};
