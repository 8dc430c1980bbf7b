import type { Video } from '#contract/schemas/videos.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ScrollArea } from '#web/ui/page/scroll-area.tsx';

const SHOWN = 20;

/** The most watched videos of all time. */
export const VideoTable = ({ videos }: { readonly videos: readonly Video[] }) => {
  const finished = videos
    .filter((video) => video.status === 'completed')
    .toSorted((one, other) => other.views - one.views)
    .slice(0, SHOWN);
  const most = Math.max(1, finished[0]?.views ?? 0);
  if (finished.length === 0) return null;
  return (
    <section className="analytics__chart" aria-labelledby="most-watched">
      <h2 id="most-watched" className="analytics__title">
        Most watched of all time
      </h2>
      <ScrollArea className="analytics__scroll" label="Analytics by video">
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
            {finished.map((video) => (
              <tr key={video.id}>
                <th scope="row" className="analytics__name" lang={video.language}>
                  {video.title}
                </th>
                <td>
                  {formatNumber(video.views)}
                  <meter
                    className="analytics__bar"
                    aria-hidden="true"
                    min={0}
                    max={most}
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
    </section>
  );
};
