import type { Video } from '#contract/videos.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useEveryVideo } from '#web/lib/videos.ts';
import { ActionButton } from '#web/ui/kit/action-button.tsx';
import { ScrollArea } from '#web/ui/scroll-area.tsx';
import { StatePanel } from '#web/ui/state-panel.tsx';
import './analytics-screen.css';
import '#web/ui/skeleton.css';

type Measure = 'views' | 'shares' | 'downloads';

const SHOWN = 20;

const sumOf = (videos: readonly Video[], measure: Measure): number =>
  videos.reduce((sum, video) => sum + video[measure], 0);

/** What the table shows, in a sentence. */
export const headlineOf = (videos: readonly Video[]): string => {
  const views = sumOf(videos, 'views');
  const best = videos.toSorted((one, other) => other.views - one.views)[0];
  if (views === 0 || best === undefined)
    return 'Nobody has watched a film yet. Views show up here as they come in.';
  const share = Math.round((best.views / views) * 100);
  return `${formatNumber(views)} views so far; ${share} % of them are of “${best.title}”.`;
};

const VideoTable = ({ videos }: { readonly videos: readonly Video[] }) => (
  <ScrollArea className="analytics__scroll" label="Figures of each video">
    <table className="analytics__table">
      <caption className="hidden-visually">Views, downloads and shares of each video</caption>
      <thead>
        <tr>
          <th scope="col">Video</th>
          <th scope="col">Views</th>
          <th scope="col">Downloads</th>
          <th scope="col">Shares</th>
        </tr>
      </thead>
      <tbody>
        {videos.slice(0, SHOWN).map((video) => (
          <tr key={video.id}>
            <th scope="row" className="analytics__name">
              {video.title}
            </th>
            <td>
              {formatNumber(video.views)}
              <meter
                className="analytics__bar"
                aria-hidden="true"
                min={0}
                max={Math.max(1, videos[0]?.views ?? 1)}
                value={video.views}
              />
            </td>
            <td>{formatNumber(video.downloads)}</td>
            <td>{formatNumber(video.shares)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea>
);

/** What happened to the films, counted. */
export const AnalyticsScreen = () => {
  const query = useEveryVideo();
  if (query.isError && query.data === undefined) {
    return (
      <StatePanel tone="problem" title="The figures could not be loaded" hint={sentenceOf(query.error)}>
        <ActionButton onClick={() => void query.refetch()}>Try Again</ActionButton>
      </StatePanel>
    );
  }
  if (query.data === undefined) {
    return (
      <output className="analytics" aria-busy="true" aria-label="Loading figures">
        <span className="skeleton skeleton--line" />
        <span className="skeleton analytics__loading" />
      </output>
    );
  }
  const finished = query.data
    .filter((video) => video.status === 'completed')
    .toSorted((one, other) => other.views - one.views);
  if (finished.length === 0) {
    return (
      <StatePanel
        title="No figures yet"
        hint="As soon as a film is finished, its views and downloads are counted here."
      />
    );
  }
  return (
    <div className="analytics">
      <p className="analytics__headline">{headlineOf(finished)}</p>
      <dl className="analytics__totals">
        {(['views', 'downloads', 'shares'] as const).map((measure) => (
          <div key={measure}>
            <dt>{`Total ${measure}`}</dt>
            <dd>{formatNumber(sumOf(finished, measure))}</dd>
          </div>
        ))}
      </dl>
      <VideoTable videos={finished} />
    </div>
  );
};
