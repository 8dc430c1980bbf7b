import { dollarsNumber, dollarText } from '#tools/cost/output/money.ts';
import { columnsOf, type Picture, type Section, type Table } from '#tools/cost/output/section.ts';
import { type Cost, totalOf } from '../charges.ts';
import type { PictureQuality, ReportInput } from '../report-input.ts';
import { NO_FEES, sourceOf } from '../source.ts';
import { videosOf } from '../videos.ts';

/** Tokens for one picture of 1,024 × 1,024 pixels at each quality. */
const PICTURE_TOKENS: Readonly<Record<PictureQuality, number>> = { low: 196, medium: 439, high: 1756 };
const QUALITIES = ['low', 'medium', 'high'] as const;
const PICTURE_SKU = 'model.image.output';

/** The memory that the steps that make film clips have now (`infra/workflow-functions.ts`). */
const RENDER_MB = 3008;
const RENDER_STEPS = /^(?:film-?scene|join-?film)$/iu;
const MEMORIES_MB = [1769, RENDER_MB, 4096, 6144, 8192] as const;
/** Lambda allocates one processor per this much memory. */
const MB_PER_PROCESSOR = 1769;
/** The share of the filming work that can use several processors; the rest uses one. An assumption until measured. */
const SHARED_PART = 0.85;

/** How long filming takes, relative to a single processor. */
const durationAt = (mb: number): number => {
  const processors = mb / MB_PER_PROCESSOR;
  return (1 - SHARED_PART) / Math.min(1, processors) + SHARED_PART / processors;
};

const scaled = (pico: bigint, factor: number): bigint => BigInt(Math.round(Number(pico) * factor));

const sumWhere = (costs: readonly Cost[], sku: string): bigint =>
  costs
    .flatMap(({ charges }) => charges)
    .reduce((sum, { item, pico }) => (item.sku === sku ? sum + pico : sum), 0n);

interface Choice {
  readonly choice: string;
  readonly isNow: boolean;
  /** What the period would have cost with this choice. */
  readonly pico: bigint;
  /** How long filming takes, relative to now. */
  readonly speed?: number;
}

const pictureOf = (choices: readonly Choice[]): Picture => ({
  title: 'Cost of the period by choice, in US dollars; current choices are grey',
  draw: (width) => ({
    width,
    height: { step: 24 },
    data: {
      values: choices.map(({ choice, isNow, pico }) => ({ choice, isNow, dollars: dollarsNumber(pico) })),
    },
    mark: { type: 'bar' },
    encoding: {
      y: { field: 'choice', type: 'nominal', sort: null, title: null },
      x: { field: 'dollars', type: 'quantitative', title: 'US dollars', axis: { tickCount: 4 } },
      color: {
        field: 'isNow',
        type: 'nominal',
        legend: null,
        scale: { domain: [true, false], range: ['var(--c6)', 'var(--c1)'] },
      },
    },
  }),
});

/** `whole`: what the period actually cost; `videos`: how many were finished. */
const tableOf = (choices: readonly Choice[], whole: bigint, videos: bigint): Table => ({
  name: 'what-if',
  title: 'Each choice',
  columns: columnsOf({
    choice: 'text',
    'cost of the period': 'dollars',
    difference: 'dollars',
    'difference per finished video': 'dollars',
    'filming time': 'percent',
  }),
  rows: choices.map(({ choice, isNow, pico, speed }) => [
    isNow ? `${choice} (now)` : choice,
    pico,
    pico - whole,
    (pico - whole) / videos,
    speed,
  ]),
});

/** What the period would have cost with a different picture quality, or with a different memory size for filming. */
export const whatIfSection = (input: ReportInput): Section => {
  const whole = totalOf(input.running);
  const videos = BigInt(Math.max(1, videosOf(input.running).filter(({ isFinished }) => isFinished).length));
  const pictures = sumWhere(input.running, PICTURE_SKU);
  const filming = sumWhere(
    input.running.filter(({ place }) => RENDER_STEPS.test(place)),
    'lambda.compute',
  );
  const qualities = QUALITIES.map((quality) => {
    const factor = PICTURE_TOKENS[quality] / PICTURE_TOKENS[input.pictureQuality];
    const pico = whole - pictures + scaled(pictures, factor);
    return { choice: `pictures ${quality}`, isNow: quality === input.pictureQuality, pico };
  });
  const memories = MEMORIES_MB.map((mb) => {
    const speed = durationAt(mb) / durationAt(RENDER_MB);
    const pico = whole - filming + scaled(filming, (speed * mb) / RENDER_MB);
    return { choice: `filming with ${mb} MB`, isNow: mb === RENDER_MB, pico, speed };
  });
  const choices: readonly Choice[] = [...qualities, ...memories];
  const high = qualities.at(-1);
  return {
    id: 'what-if',
    title: 'What if pictures were better, or filming had more memory?',
    answer: `With high picture quality the period would have cost ${dollarText(high?.pico ?? whole)} instead of ${dollarText(whole)}.`,
    source: `${sourceOf(input)} Tokens of a picture: 196, 439 and 1,756 at low, medium and high quality (1,024 × 1,024 pixels, read 2026-11-20). Memory: a model in which ${SHARED_PART * 100} % of filming runs on several processors.`,
    pictures: [pictureOf(choices)],
    notes: [NO_FEES],
    tables: [tableOf(choices, whole, videos)],
  };
};
