import type { Click } from './affiliate.ts';
import type { Account, Attempt } from './credits.ts';
import type { Departure } from './departure.ts';
import type { CreateOutcome, RedoOutcome, RetryOutcome } from './outcomes.ts';
import type { Milestone } from './progress.ts';
import type { SceneChange } from './redo.ts';
import type { SpendingPlan } from './spending.ts';
import type { Story } from './story.ts';
import type { Identity, User } from './user.ts';
import type { Film, Payer, Video } from './video.ts';

/** What handlers and steps need from outside. Implementations live in `store/` and `gateways/`; tests may double these. */

export type Lazy<T> = () => T;
export type Clock = () => Date;
export type NewId = () => string;

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor?: string | undefined;
}

export interface Users {
  /**
   * The user of an identity, created on the first sign-in; name, address and avatar follow the provider. The click that
   * brought them counts at the creation only.
   */
  signIn(identity: Identity, now: Date, click?: Click): Promise<User>;
  find(userId: string): Promise<User | undefined>;
}

export interface Sessions {
  /** Opens a session and returns its secret, which is stored only as a hash. */
  open(userId: string, now: Date): Promise<string>;
  /** The user of a live session; undefined for an unknown, idle or aged one. */
  find(token: string, now: Date): Promise<string | undefined>;
  end(token: string): Promise<void>;
  /** Ends every session of a user, in whichever browser. */
  endAll(userId: string): Promise<void>;
}

/** A keyed hash of an identity: the same for the same identity, and nothing to anybody without the key. */
export type IdentityHash = (
  identity: Pick<Identity, 'issuer' | 'subject' | 'recognisedBy'>,
) => Promise<string>;

/** Users on their way out. */
export interface Departures {
  /**
   * Marks the user as leaving, frees the identity and remembers what it has used, in one transaction.
   * Again for a user who is leaving it changes nothing; undefined when there is no such user.
   */
  begin(userId: string, now: Date): Promise<Departure | undefined>;
  /** The name under which the pool is to forget somebody who is leaving; undefined when they have come back already. */
  usernameToForget(userId: string): Promise<string | undefined>;
  /** Everybody who is still leaving, the longest first; for the sweep. */
  all(): Promise<readonly Departure[]>;
  /** Removes rows of the user, the row that says they are leaving last; false while some are left. */
  removeRows(userId: string): Promise<boolean>;
}

export interface AccountDeleter {
  /** Starts the deletion; within an hour starting it again does nothing, later it is another attempt. */
  start(departure: Departure, now: Date): Promise<void>;
}

export interface Stories {
  /** Saves a story; with a claim, the answer is bound to its idempotency key in the same transaction. */
  save(story: Story, claim?: IdempotencyClaim): Promise<void>;
  find(ownerId: string, storyId: string): Promise<Story | undefined>;
  list(ownerId: string, cursor?: string): Promise<Page<Story>>;
  /** How many were ever saved, deleted ones included. */
  created(ownerId: string): Promise<number>;
  /** False when there was nothing to delete. */
  remove(ownerId: string, storyId: string): Promise<boolean>;
}

/** A claim on an idempotency key: `route` and the client's key, with what was asked, so that a key stands for one wish. */
export interface IdempotencyClaim {
  readonly ownerId: string;
  readonly route: string;
  readonly key: string;
  readonly asked: string;
}

export type ClaimOutcome =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'done'; readonly resultId: string };

export interface Idempotency {
  claim(claim: IdempotencyClaim, now: Date): Promise<ClaimOutcome>;
  /** What a key stands for already; undefined when it is free. */
  find(claim: IdempotencyClaim, now: Date): Promise<ClaimOutcome | undefined>;
  release(claim: IdempotencyClaim): Promise<void>;
}

export interface Credits {
  /** The account at `now`: expiries and this month's free grant are written before it is returned. */
  read(ownerId: string, now: Date): Promise<Account>;
}

/** Rows of videos. What a step of an attempt writes holds only while that attempt is under way. */
export interface Videos {
  /** Reserves the credits and what the first of `plans` costs that the month can hold, and writes all rows in one transaction. */
  create(
    video: Omit<Video, 'charge'>,
    claim: IdempotencyClaim | undefined,
    now: Date,
    plans?: readonly SpendingPlan[],
  ): Promise<CreateOutcome>;
  /** failed → generating with the next attempt and a new reservation, in one transaction. */
  retry(video: Video, now: Date, plans?: readonly SpendingPlan[]): Promise<RetryOutcome>;
  /**
   * Begins the next attempt at a completed video, which does one scene of it again: reservation, the change and the
   * idempotency key in one transaction. `busy` when another change is under way or the film has changed meanwhile.
   */
  redo(
    video: Video,
    change: SceneChange,
    claim: IdempotencyClaim | undefined,
    now: Date,
    plan?: SpendingPlan,
  ): Promise<RedoOutcome>;
  find(ownerId: string, videoId: string): Promise<Video | undefined>;
  list(ownerId: string, cursor?: string): Promise<Page<Video>>;
  markStarted(job: Job): Promise<void>;
  /** Records finished work (see `progress.ts`); false when the attempt is over. */
  advance(job: Job, done: Milestone): Promise<boolean>;
  /** → completed, with this film instead of the one before, if there was one; false when the attempt is over. */
  complete(job: Job, film: Film): Promise<boolean>;
  /**
   * generating → failed, or back to the film as it was before a change, with the credits returned in the same
   * transaction; false when the attempt is over.
   */
  fail(job: Job, sentence: string, now: Date): Promise<boolean>;
  /** Files of earlier versions are gone: nothing is left to do for this completed video. */
  markTidy(job: Job): Promise<void>;
  /** → deleting; false when an attempt at it is under way or it is gone. */
  beginDeletion(ownerId: string, videoId: string): Promise<boolean>;
  /** → deleting, whatever it is now: steps that are still at work on it find their attempt over. */
  withdraw(ownerId: string, videoId: string): Promise<void>;
  /** Removes the row and the pointer of its share link together. */
  remove(ownerId: string, videoId: string): Promise<void>;
  /** Everything under way, deleting, or completed and not yet tidy, oldest first, across owners; for the sweep. */
  unfinished(): Promise<readonly Video[]>;
}

/** One attempt at one video: the input of an execution, and the fence of everything it writes. */
export interface Job extends Attempt {
  readonly ownerId: string;
  readonly payer?: Payer | undefined;
}

export interface Renderer {
  /** Starts the execution of a job; starting the same job again does nothing. */
  start(job: Job): Promise<void>;
}

/** Objects of the media bucket, by key. */
export interface Media {
  read(key: string): Promise<Uint8Array>;
  /** Copies an object to a file on disk. */
  fetch(key: string, path: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  write(key: string, body: Uint8Array | string, contentType: string): Promise<void>;
  /** Uploads a file from disk and returns its size in bytes. */
  store(path: string, key: string, contentType: string): Promise<number>;
  /** Removes everything under a prefix, but not what lies under `except`. */
  removeAll(prefix: string, except?: string): Promise<void>;
}

export interface MediaAccess {
  /** `Set-Cookie` values that open `/media/<owner>/…` for twelve hours. */
  cookiesFor(ownerId: string, now: Date): Promise<string[]>;
  /** Values that take those cookies back. */
  clearedCookies(): string[];
  /** A link on the site's own address that saves the object under `filename`; valid for an hour. */
  downloadUrl(key: string, filename: string, now: Date): Promise<string>;
  /** A signed path on the site's own address that shows the object to anybody; valid for six to seven hours. */
  viewPath(key: string, now: Date): Promise<string>;
}
