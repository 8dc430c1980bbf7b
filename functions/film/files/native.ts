import { AV_LOG_ERROR, AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import {
  Dictionary,
  FFmpegError,
  Filter,
  type FilterContext,
  FilterGraph,
  type Frame,
  Log,
} from 'node-av/lib';

Log.setLevel(AV_LOG_ERROR);

/** Throws FFmpeg's error for a negative result. */
export const check = (code: number, doing: string): number => {
  FFmpegError.throwIfError(code, doing);
  return code;
};

/** Whether a result only means that more input is needed or that the end was reached. */
export const isPause = (code: number): boolean => code === AVERROR_EAGAIN || code === AVERROR_EOF;

/** Returns a value from FFmpeg, or throws an error that says what is missing. */
export const need = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`FFmpeg has no ${what}.`);
  return value;
};

/** Adds a filter to a graph. Options are passed as data, so paths and numbers need no escaping. */
export const addFilter = (
  graph: FilterGraph,
  filter: string,
  name: string,
  options: Readonly<Record<string, string | number>> = {},
): FilterContext => {
  const context = need(
    graph.allocFilter(need(Filter.getByName(filter), `filter ${filter}`), name),
    `filter ${name}`,
  );
  using values = Dictionary.fromObject({ ...options });
  check(context.init(values.getNative()), `filter ${filter}`);
  return context;
};

/** Adds a source that feeds pictures of the same size and format as `frame` into a graph. */
export const addPictureSource = (graph: FilterGraph, frame: Frame): FilterContext =>
  addFilter(graph, 'buffer', 'in', {
    video_size: `${frame.width}x${frame.height}`,
    pix_fmt: Number(frame.format),
    time_base: '1/30',
    range: Number(frame.colorRange),
    colorspace: Number(frame.colorSpace),
  });

/** Links filters one after another, each through its first pad. */
export const chain = (...filters: readonly FilterContext[]): void => {
  for (const [index, filter] of filters.slice(1).entries())
    check(need(filters[index], 'filter').link(0, filter, 0), `link ${filter.name}`);
};

/** A new, empty filter graph with a given number of threads. */
export const newGraph = (threads: number): FilterGraph => {
  const graph = new FilterGraph();
  graph.alloc();
  graph.nbThreads = threads;
  return graph;
};
