import { platformOf } from '#contract/platforms.ts';
import { formatTime } from '#web/data/publishing/local-time.ts';
import { countedOf, countNote } from '#web/data/publishing/platform-counts.ts';
import { titleOf } from '#web/data/publishing/publication-words.ts';
import { usePublications } from '#web/data/publishing/publications.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ScrollArea } from '#web/ui/page/scroll-area.tsx';

/** How published videos do at the platforms, by the platforms’ own count; nothing before the first count. */
export const PlatformTable = () => {
  const timezone = useTimeZone();
  const counted = countedOf(usePublications().items);
  if (counted.length === 0) return null;
  return (
    <section className="analytics__chart" aria-labelledby="on-platforms">
      <h2 id="on-platforms" className="analytics__title">
        On platforms
      </h2>
      <ScrollArea className="analytics__scroll" label="Figures by publication">
        <table className="analytics__table">
          <caption className="hidden-visually">
            Views, likes and comments of each publication, as its platform counts them
          </caption>
          <thead>
            <tr>
              <th scope="col">Video</th>
              <th scope="col">Views</th>
              <th scope="col">Likes</th>
              <th scope="col">Comments</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ figures, account, platform, ...one }) => (
              <tr key={one.id}>
                <th scope="row" className="analytics__name">
                  {titleOf(one)}
                  <span className="analytics__place">
                    {account} on {platformOf(platform).name}, as of {formatTime(figures.at, timezone)}
                  </span>
                </th>
                <td>{formatNumber(figures.views)}</td>
                <td>{formatNumber(figures.likes)}</td>
                <td>{formatNumber(figures.comments)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="analytics__note">{countNote(counted)}</p>
    </section>
  );
};
