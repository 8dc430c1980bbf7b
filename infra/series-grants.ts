import { CALLS_OUT, READS, signedIn } from './permissions/grant-parts.ts';
import type { FunctionLine } from './permissions/needs.ts';

/** Adds ideas, and asks a model for them. */
const THINKS = { ...CALLS_OUT, writer: true, spends: true } as const;

/** The rows for series, their ideas and their runs, as in `grants.ts`. */
export const SERIES_GRANTS = {
  /** Pauses series that the plan no longer covers. */
  listSeries: { ...CALLS_OUT, table: signedIn('PutItem', 'Query') },
  createSeries: {
    ...CALLS_OUT,
    table: signedIn('PutItem', 'Query', 'ConditionCheckItem'),
    moderates: true,
  },
  suggestFirstIdeas: { ...THINKS, table: signedIn(), moderates: true },
  readSeries: { ...READS, table: signedIn('Query') },
  editSeries: { ...CALLS_OUT, table: signedIn('PutItem', 'Query'), moderates: true },
  /** Checks whether a model is available to write ideas for a series that has no ideas. */
  switchSeries: {
    ...CALLS_OUT,
    table: signedIn('PutItem', 'Query'),
    writer: true,
  },
  deleteSeries: {
    ...CALLS_OUT,
    table: signedIn('Query', 'DeleteItem', 'BatchWriteItem'),
  },
  readSeriesResults: { ...CALLS_OUT, table: signedIn('Query') },
  listIdeas: { ...READS, table: signedIn('Query'), writer: true },
  addIdeas: {
    ...CALLS_OUT,
    table: signedIn('PutItem', 'Query', 'ConditionCheckItem'),
    moderates: true,
    writer: true,
  },
  suggestIdeas: { ...THINKS, table: signedIn('PutItem', 'Query', 'ConditionCheckItem') },
  editIdea: { ...CALLS_OUT, table: signedIn('PutItem', 'Query'), moderates: true, writer: true },
  deleteIdea: { ...READS, table: signedIn('Query', 'DeleteItem'), writer: true },
  listRuns: { ...READS, table: signedIn('Query') },
  listWaitingRuns: { ...READS, table: signedIn('Query') },
  readRun: { ...READS, table: signedIn('Query'), queues: true },
  editPost: { ...CALLS_OUT, table: signedIn('PutItem', 'Query'), moderates: true, queues: true },
  /** Films an approved script; orders the publications of an approved video, as `publishVideo` does. */
  approveRun: {
    ...CALLS_OUT,
    table: signedIn('PutItem', 'DeleteItem', 'Query', 'ConditionCheckItem'),
    media: ['read'],
    starts: ['film', 'publication'],
    publishes: 'calls',
    queues: true,
    spends: true,
    moderates: true,
    aiLine: true,
  },
  remakeRun: {
    ...CALLS_OUT,
    table: signedIn('PutItem', 'Query'),
    moderates: true,
    queues: true,
    starts: ['series'],
  },
  skipRun: { ...READS, table: signedIn('PutItem', 'Query'), queues: true },
} as const satisfies Readonly<Record<string, FunctionLine>>;
