import type { Report } from '#contract/schemas/operators/reports.ts';
import type { FilmRef } from '#functions/domain/analytics/ports.ts';

/** What viewers report. Nothing happens to a video by reports alone. */
export interface Reports {
  /** Opens the video's case. A network counts once; false when it has reported this video before. */
  add(film: FilmRef, report: Report & { readonly viewer: string }, now: Date): Promise<boolean>;
}
