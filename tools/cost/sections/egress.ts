import { dollarText } from '#tools/cost/output/money.ts';
import { countText, type Section, type Table } from '#tools/cost/output/section.ts';
import { type Cost, NO_PLAN, NOBODY, sumOf, totalOf } from '../charges.ts';
import type { ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';

const VIDEOS_SHOWN = 20;
const BYTES_PER_GB = 1e9;
const EGRESS = 'cloudfront.egress';
/** The places that `MeterEgress` names; an asterisk stands for files that are counted together. */
const COUNTED_AT_THE_EDGE = /^GET \/(?:media\/)?\*/u;

/** Lines that come from the edge's log; each covers many requests. */
export const isEgress = ({ place }: Cost): boolean => COUNTED_AT_THE_EDGE.test(place);

const gigabytesOf = (costs: readonly Cost[]): number =>
  costs
    .flatMap(({ charges }) => charges)
    .filter(({ item }) => item.sku === EGRESS)
    .reduce((sum, { item }) => sum + item.quantity, 0) / BYTES_PER_GB;

const tableBy = (
  { name, title, what }: { readonly name: string; readonly title: string; readonly what: readonly string[] },
  costs: readonly Cost[],
  keysOf: (cost: Cost) => readonly string[],
): Table => ({
  name,
  title,
  columns: [
    ...what.map((column) => ({ title: column, kind: 'text' as const })),
    { title: 'GB', kind: 'quantity' },
    { title: 'cost', kind: 'dollars' },
  ],
  rows: [...Map.groupBy(costs, (cost) => JSON.stringify(keysOf(cost))).values()]
    .map((own) => ({ keys: own[0] === undefined ? [] : keysOf(own[0]), own, pico: totalOf(own) }))
    .toSorted((a, b) => Number(b.pico - a.pico))
    .slice(0, VIDEOS_SHOWN)
    .map(({ keys, own, pico }) => [...keys, gigabytesOf(own), pico]),
});

/** Traffic from the edge, by who requested it, by plan, and by user and video. */
export const egressSection = ({ running, ...input }: ReportInput): Section => {
  const costs = running.filter(isEgress);
  const ofVideos = costs.filter(({ video }) => video !== undefined);
  const videos = new Set(ofVideos.map(({ video }) => video)).size;
  return {
    id: 'egress',
    title: 'What left the edge?',
    answer:
      costs.length === 0
        ? 'Nothing was counted from the edge’s log in this period.'
        : `${gigabytesOf(costs).toFixed(2)} GB for ${dollarText(sumOf(costs.map(({ pico }) => pico)))}, of which ${gigabytesOf(ofVideos).toFixed(2)} GB of ${countText(videos)} videos.`,
    source: sourceOf({ running, ...input }, 'gigabytes and US dollars'),
    tables: [
      tableBy({ name: 'egress-places', title: 'By who opened it', what: ['files'] }, costs, ({ place }) => [
        place,
      ]),
      tableBy({ name: 'egress-plans', title: 'Videos by plan', what: ['plan'] }, ofVideos, ({ plan }) => [
        plan === NO_PLAN ? 'unknown' : plan,
      ]),
      tableBy(
        {
          name: 'egress-videos',
          title: `The ${VIDEOS_SHOWN} videos that sent most`,
          what: ['user (keyed hash)', 'video', 'opened'],
        },
        ofVideos,
        ({ user, video = '', place }) => [
          user === NOBODY ? 'unknown' : user,
          video,
          place.endsWith('share link') ? 'by share link' : 'by its owner',
        ],
      ),
    ],
    notes: [
      'Answers of the API and its pages are costs of their routes and not repeated here. A line is written after its bytes are counted; if a run is stopped in between, the table has the bytes and this report lacks them.',
    ],
  };
};
