import { FRAME_MS } from '#composition/timeline/frame-times.ts';

/** What a Chromium trace shows about the work on a page’s main thread. Times are in milliseconds. */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

export interface FrameWork {
  /** The median amount of main-thread work during one frame of the film. */
  readonly median: number;
  readonly ninetieth: number;
  readonly longestTask: number;
  readonly frames: number;
}

const MICROSECONDS = 1000;
/** The duration of a film frame, in microseconds. */
const FRAME_US = FRAME_MS * MICROSECONDS;

/**
 * Sums the tasks of the renderers’ main threads during each frame of the film, starting with the
 * first animation frame.
 */
export const frameWorkOf = (trace: Buffer): FrameWork => {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const onMain = traceEvents.filter(({ pid, tid }) => mains.has(`${pid}/${tid}`));
  const drawn = onMain.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  const first = Math.min(...drawn.map(({ ts }) => ts));
  const last = Math.max(...drawn.map(({ ts }) => ts));
  const tasks = onMain.filter(({ name, ts, dur }) => name === 'RunTask' && dur !== undefined && ts >= first);
  const work = Array.from({ length: Math.floor((last - first) / FRAME_US) }, () => 0);
  for (const { ts, dur = 0 } of tasks) {
    const frame = Math.floor((ts - first) / FRAME_US);
    if (frame < work.length) work[frame] = (work[frame] ?? 0) + dur / MICROSECONDS;
  }
  const sorted = work.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    median: at(0.5),
    ninetieth: at(0.9),
    longestTask: Math.max(...tasks.map(({ dur = 0 }) => dur / MICROSECONDS)),
    frames: work.length,
  };
};
