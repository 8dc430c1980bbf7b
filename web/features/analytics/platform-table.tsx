import { platformOf } from '#contract/platforms.ts';
import { formatTime } from '#web/data/publishing/local-time.ts';
import { awaitedCounts, countedOf, countNote } from '#web/data/publishing/platform-counts.ts';
import { rowTitle } from '#web/data/publishing/publication-words.ts';
import { usePublications } from '#web/data/publishing/publications.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ScrollArea } from '#web/ui/page/scroll-area.tsx';

type Counted = ReturnType<typeof countedOf>;

/** The platforms’ figures, and what to say about those that aren’t available, or not yet. */
export const usePlatformFigures = () => {
  const { items, platforms, ...query } = usePublications();
  const now = useNow();
  const counted = countedOf(items);
  const awaited = awaitedCounts(items, now);
  return {
    counted,
    awaited,
    hasAny: counted.length + awaited.length > 0,
    isPending: platforms.isPending || ((platforms.data?.length ?? 0) > 0 && query.isPending),
  };
};

const Table = ({ counted }: { readonly counted: Counted }) => {
  const timezone = useTimeZone();
  return (
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
                {rowTitle(one)}
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
  );
};

/**
 * How published videos perform on the platforms, according to the platforms’ own figures; renders nothing until a
 * video is published.
 */
export const PlatformTable = () => {
  const { counted, awaited, hasAny } = usePlatformFigures();
  if (!hasAny) return null;
  return (
    <section className="analytics__chart" aria-labelledby="on-platforms">
      <h2 id="on-platforms" className="analytics__title">
        On platforms
      </h2>
      {counted.length === 0 ? null : (
        <>
          <Table counted={counted} />
          <p className="analytics__note">{countNote(counted)}</p>
        </>
      )}
      {awaited.map((sentence) => (
        <p key={sentence} className="analytics__awaited">
          {sentence}
        </p>
      ))}
    </section>
  );
};
