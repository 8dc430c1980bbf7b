import type { Category, Language } from '#contract/catalogue.ts';
import type { KeyedRequest, Page } from '#functions/domain/request/ports.ts';
import type { Idea } from './idea.ts';
import type { Run } from './run.ts';
import type { Series } from './series.ts';

export type CreateSeriesOutcome =
  | { readonly kind: 'created' }
  /** The series already created with the claim's key. */
  | { readonly kind: 'repeated'; readonly seriesId: string }
  | { readonly kind: 'mismatch' }
  /** `limit`: the plan allows no more active series. `too_many`: the account can’t have any more series. */
  | { readonly kind: 'limit' | 'too_many' };

/**
 * Series rows. A change is written only if the row still has the `revision` it was based on. The store increments the
 * revision, so read a series again before the next change.
 */
export interface SeriesStore {
  /**
   * Writes a series and its first ideas in one transaction, provided the series is paused or fewer than `allowed`
   * series are active.
   */
  create(
    series: Series,
    ideas: readonly Idea[],
    allowed: number,
    request: KeyedRequest,
  ): Promise<CreateSeriesOutcome>;
  find(ownerId: string, seriesId: string): Promise<Series | undefined>;
  /** All series of an account, newest first. */
  list(ownerId: string): Promise<readonly Series[]>;
  /**
   * Replaces a series if it hasn’t changed since it was read; returns false otherwise. Must not activate the series.
   */
  replace(before: Series, after: Series): Promise<boolean>;
  /** Like `replace`, but activates the series, if fewer than `allowed` are active. */
  activate(before: Series, after: Series, allowed: number): Promise<'activated' | 'limit' | 'stale'>;
  /**
   * Removes a series, its ideas and its runs; their stories and videos remain. False when the series was already
   * gone. If a call was killed, repeating it removes whatever was left behind.
   */
  remove(ownerId: string, seriesId: string): Promise<boolean>;
}

/** Idea rows, within their owner's partition. */
export interface Ideas {
  /** All ideas of a series, the next one first. */
  list(ownerId: string, seriesId: string): Promise<readonly Idea[]>;
  count(ownerId: string, seriesId: string): Promise<number>;
  find(ownerId: string, seriesId: string, ideaId: string): Promise<Idea | undefined>;
  /**
   * Adds ideas to a series, all or none. `full`: there would be more than `IDEAS_KEPT`. `busy`: too many calls at
   * once.
   */
  add(ideas: readonly Idea[]): Promise<'added' | 'gone' | 'full' | 'busy'>;
  /** Replaces an idea if it is still waiting; returns false otherwise. */
  replace(idea: Idea): Promise<boolean>;
  /** False when it was gone. */
  remove(ownerId: string, seriesId: string, ideaId: string): Promise<boolean>;
}

/** Run rows. A change is written only if the row still has the version it was based on. */
export interface Runs {
  /**
   * Starts a run in one transaction: writes its row, takes its idea out of the queue and advances its series. Writes
   * nothing and returns false if the airing already has a run, the idea is gone or its text has changed, or the
   * series has changed.
   */
  begin(run: Run, series: { readonly before: Series; readonly after: Series }): Promise<boolean>;
  find(ownerId: string, runId: string): Promise<Run | undefined>;
  /** The runs of a series, latest airing first. */
  list(ownerId: string, seriesId: string, cursor?: string): Promise<Page<Run>>;
  /** All runs of a series since a given time. */
  since(ownerId: string, seriesId: string, since: Date): Promise<readonly Run[]>;
  /** An account’s runs that are held or waiting for an answer, earliest airing first. */
  waiting(ownerId: string): Promise<readonly Run[]>;
  /**
   * Replaces a run with its next version; throws if `after` isn’t that version. Returns false if the run has changed
   * or is gone. `idea`: the idea to put back into the queue in the same transaction, if the series still exists.
   */
  replace(before: Run, after: Run, idea?: Idea): Promise<boolean>;
}

/** Starts executions of `series-run`. */
export interface RunStarter {
  /** `once` identifies the execution: starting the same one again does nothing. */
  start(
    job: { readonly ownerId: string; readonly seriesId: string; readonly runId?: string | undefined },
    once: string,
  ): Promise<void>;
}

export interface IdeaRequest {
  readonly premise: string;
  readonly category: Category;
  readonly language: Language;
  /** Ideas and titles that the model should not repeat. */
  readonly known: readonly string[];
  readonly count: number;
}
