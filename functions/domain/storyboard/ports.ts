import type { CostRefused, Paused } from '#functions/domain/budget/losses.ts';
import type { OverBudget } from '#functions/domain/budget/over-budget.ts';
import type { PlannedScene, SpendingLimits } from '#functions/domain/budget/spending.ts';
import type { SpokenOut, UsedUp } from '#functions/domain/budget/unpaid.ts';
import type { Account } from '#functions/domain/credits/credits.ts';
import type { IdempotencyClaim, Page } from '#functions/domain/request/ports.ts';
import type { Payer } from '#functions/domain/video/job.ts';
import type { CreateOutcome } from '#functions/domain/video/outcomes.ts';
import type { AttemptRequest } from '#functions/domain/video/ports.ts';
import type { NewVideo } from '#functions/domain/video/video.ts';
import type { NarrationJob } from './own-narration.ts';
import type { OrderedPicture } from './painting.ts';
import type { SpeechJob } from './speaking.ts';
import type { SpokenScene } from './spoken-scene.ts';
import type { Still, Storyboard } from './storyboard.ts';

export type OpenOutcome =
  | { readonly kind: 'opened'; readonly storyboard: Storyboard }
  /** The story already has a storyboard. */
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'too_many' };

/** The pictures that an owner has requested. */
export interface OrderRequest {
  readonly ownerId: string;
  readonly id: string;
  readonly sceneIds: readonly string[];
  readonly payer: Payer;
  readonly claim: IdempotencyClaim | undefined;
  readonly now: Date;
  /** What the film may cost, and what each picture outside the film’s budget may cost. */
  readonly limits: {
    readonly draft: (storyboard: Storyboard) => SpendingLimits;
    readonly picture: (storyboard: Storyboard) => SpendingLimits;
  };
}

export type OrderOutcome =
  | {
      readonly kind: 'ordered';
      readonly storyboard: Storyboard;
      readonly pictures: readonly OrderedPicture[];
    }
  /** Nothing to order: all of the scenes are already being painted or are gone. */
  | { readonly kind: 'nothing'; readonly storyboard: Storyboard }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'limit'; readonly account: Account; readonly needs: 'draft' | 'picture' }
  | { readonly kind: 'too_costly' }
  | CostRefused;

/** One picture in progress. */
export interface PictureJob {
  readonly ownerId: string;
  readonly storyboardId: string;
  readonly sceneId: string;
  readonly number: number;
}

/**
 * The result of painting a picture: a still, a message that explains the problem and says what happens to the credit,
 * or neither because the scene is gone.
 */
export interface PictureEnd {
  readonly still?: Still;
  readonly problem?: (isReturned: boolean) => string;
}

/** Scenes to be spoken. */
export interface SpeakRequest {
  readonly ownerId: string;
  readonly id: string;
  readonly payer: Payer;
  readonly now: Date;
  /** Throws a `Refusal` for a storyboard that can’t be filmed. */
  readonly judge: (storyboard: Storyboard) => void;
  readonly limits: (scenes: readonly PlannedScene[]) => SpendingLimits;
}

export type SpeakOutcome =
  | { readonly kind: 'speaking'; readonly storyboard: Storyboard }
  /** All of the scenes have already been spoken or are being spoken. */
  | { readonly kind: 'nothing'; readonly storyboard: Storyboard }
  | { readonly kind: 'gone' }
  | OverBudget
  | Paused
  | UsedUp
  | SpokenOut;

export interface FilmRequest extends AttemptRequest {
  readonly limits: SpendingLimits;
}

/** `stale`: the storyboard has changed since it was read, and nothing was written. */
export type FilmOutcome = CreateOutcome | { readonly kind: 'stale' };

/** Storyboard rows. A write succeeds only if the row’s `revision` is still the one that was read. */
export interface Storyboards {
  /** The story’s storyboard that isn’t a video yet. */
  ofStory(ownerId: string, storyId: string): Promise<Storyboard | undefined>;
  /** Saves a new storyboard, unless its story already has one or the owner already has as many as allowed. */
  open(ownerId: string, make: (mediaFolder: string) => Storyboard): Promise<OpenOutcome>;
  /** Saves the storyboard of a finished video, or returns the existing one. */
  keep(storyboard: Storyboard): Promise<Storyboard>;
  /** Returns undefined for a discarded storyboard, too. */
  find(ownerId: string, id: string): Promise<Storyboard | undefined>;
  /** The owner’s storyboards that are not videos yet. */
  list(ownerId: string, cursor?: string): Promise<Page<Storyboard>>;
  /** Replaces a storyboard that has not changed since it was read; false otherwise. */
  replace(before: Storyboard, after: Storyboard): Promise<boolean>;
  /** Reserves the cost of pictures and orders them, in one transaction. */
  order(request: OrderRequest): Promise<OrderOutcome>;
  /** Records that the execution of an order was started. */
  markStarted(storyboard: Storyboard, order: number): Promise<void>;
  /**
   * Finishes a picture, and returns its credit unless it was painted for a scene that still exists. `over`: the
   * picture had already ended; `unwanted`: the scene has been deleted.
   */
  endPicture(
    job: PictureJob,
    end: PictureEnd,
    now: Date,
  ): Promise<'painted' | 'failed' | 'unwanted' | 'over'>;
  /**
   * If any scenes have changed, reserves the cost of speaking them and marks them as being spoken, in one
   * transaction.
   */
  speak(request: SpeakRequest): Promise<SpeakOutcome>;
  markSpeaking(storyboard: Storyboard, number: number): Promise<void>;
  /** Marks one scene as no longer being spoken; false if that had already happened. */
  endSpeech(job: SpeechJob, end: SpokenScene | { readonly problem: string }): Promise<boolean>;
  /**
   * Creates the storyboard's video in one transaction, paid for with its draft’s credits or with new ones.
   */
  film(storyboard: Storyboard, video: NewVideo, request: FilmRequest): Promise<FilmOutcome>;
  /**
   * Permanently hides a storyboard that isn’t a video yet, and returns the draft’s credits except those for painted
   * scenes.
   */
  discard(ownerId: string, id: string, now: Date): Promise<'discarded' | 'gone' | 'filmed'>;
  /** Gives up a draft that has been untouched for a day; its scenes are kept. False if it has since been touched. */
  giveUpDraft(storyboard: Storyboard, now: Date): Promise<boolean>;
  /** Discards every storyboard of an account that is being deleted. */
  withdraw(ownerId: string, now: Date): Promise<void>;
  /** Removes what is left of a discarded storyboard once its files have been erased. */
  remove(storyboard: Storyboard): Promise<void>;
}

/** Starts the executions that prepare a storyboard; starting the same one again does nothing. */
export interface PreparationStarter {
  /** Starts the execution that paints an order’s pictures. */
  paint(storyboard: Storyboard, order: number): Promise<void>;
  /** Starts the execution that speaks the requested scenes. */
  speak(storyboard: Storyboard): Promise<void>;
  /** Starts the execution that matches a recording with the script. */
  match(job: NarrationJob): Promise<void>;
}
