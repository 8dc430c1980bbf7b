import { dollarsNumber, dollarText, shareOf } from '#tools/cost/output/money.ts';
import { type Cell, columnsOf, type Picture, type Section, type Table } from '#tools/cost/output/section.ts';
import { type Cost, sumOf, sumsByComponent } from '../charges.ts';
import { nameOf } from '../names.ts';
import type { ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';
import { meanVideo, typicalVideo, type VideoCost, videosOf } from '../videos.ts';

/** What a video used, unit by unit. */
export const receiptOf = (costs: readonly Cost[]): Table => {
  const charges = costs.flatMap((cost) => cost.charges);
  const whole = sumOf(charges.map(({ pico }) => pico));
  const groups = [...Map.groupBy(charges, ({ item }) => `${item.sku} ${item.model ?? ''}`).values()].flatMap(
    (group) => {
      const [first] = group;
      return first === undefined
        ? []
        : [
            {
              ...first.item,
              quantity: group.reduce((sum, { item }) => sum + item.quantity, 0),
              pico: sumOf(group.map(({ pico }) => pico)),
            },
          ];
    },
  );
  const rows: Cell[][] = groups
    .toSorted((a, b) => Number(b.pico - a.pico))
    .map(({ component, sku, model, quantity, unit, pico }) => [
      nameOf(component),
      model === undefined ? sku : `${sku} (${model})`,
      quantity,
      unit,
      pico,
      shareOf(pico, whole),
    ]);
  return {
    name: 'receipt',
    title: 'Receipt of this video',
    columns: columnsOf({
      component: 'text',
      what: 'text',
      quantity: 'quantity',
      unit: 'text',
      amount: 'dollars',
      share: 'percent',
    }),
    rows: [...rows, ['sum', '', undefined, '', whole, whole === 0n ? undefined : 1]],
  };
};

/** A bar for each component, starting where the previous bar ends, and a bar for the total. */
const pictureOf = ({ id, costs }: VideoCost): Picture => {
  let sum = 0;
  const parts = [...sumsByComponent(costs)].map(([component, pico]) => {
    const from = sum;
    sum += dollarsNumber(pico);
    return { component: nameOf(component), from, to: sum, kind: 'part' };
  });
  const values = [...parts, { component: 'sum', from: 0, to: sum, kind: 'sum' }];
  return {
    title: `Cost of the video ${id}, component by component, in US dollars`,
    draw: (width) => ({
      width,
      height: { step: 24 },
      data: { values },
      mark: { type: 'bar' },
      encoding: {
        y: { field: 'component', type: 'nominal', sort: null, title: null },
        x: {
          field: 'from',
          type: 'quantitative',
          title: 'US dollars',
          axis: { tickCount: 5, format: '~f' },
        },
        x2: { field: 'to' },
        color: {
          field: 'kind',
          type: 'nominal',
          legend: null,
          scale: { domain: ['part', 'sum'], range: ['var(--c1)', 'var(--c6)'] },
        },
      },
    }),
  };
};

/** The cost of one video, component by component up to the total. */
export const videoSection = (input: ReportInput): Section => {
  const videos = videosOf(input.costs);
  const shown =
    input.video === undefined ? typicalVideo(videos) : videos.find(({ id }) => id === input.video);
  const finished = videos.filter(({ isFinished }) => isFinished).length;
  const base = { id: 'video', title: 'What does a video cost?', source: sourceOf(input) };
  if (shown === undefined)
    return {
      ...base,
      answer:
        input.video === undefined
          ? 'No videos were finished in this period.'
          : `No line in this period names the video ${input.video}.`,
      tables: [],
    };
  return {
    ...base,
    answer: `A typical video costs ${dollarText(typicalVideo(videos)?.pico ?? shown.pico)}; the mean, including failures and retries, is ${dollarText(meanVideo(videos))}. ${finished} were finished, ${videos.length - finished} were not. The chart shows ${shown.id}: ${dollarText(shown.pico)}.`,
    pictures: [pictureOf(shown)],
    notes: [
      'MB-ms: megabytes of memory × milliseconds. byte-month: a byte stored for a month. A receipt lists the video’s usage over all attempts.',
    ],
    tables: [
      receiptOf(shown.costs),
      {
        name: 'videos',
        title: 'Every video',
        columns: columnsOf({ video: 'text', finished: 'text', 'attempts lost': 'count', amount: 'dollars' }),
        rows: videos.map(({ id, isFinished, lostAttempts, pico }) => [
          id,
          isFinished ? 'yes' : 'no',
          lostAttempts.size,
          pico,
        ]),
      },
    ],
  };
};
