import type { Subscription } from '#contract/catalogue.ts';
import type { PlatformId } from '#contract/platforms.ts';
import type { KeyedRequest, Page } from '#functions/domain/request/ports.ts';
import type { Connection, SealedTokens } from './connection.ts';
import type { Amount, FullPart, PlatformDay } from './platform-day.ts';
import type { PlatformPost, Publication, SentFilm } from './publication.ts';

/** Ports for the platforms that videos are published on. */

/** What a platform issues when an account is connected or its tokens are refreshed. */
export interface Grant {
  readonly access: string;
  /** Absent if the earlier refresh token remains valid, in which case it must not be overwritten. */
  readonly refresh?: string;
  readonly accessEndsAt: Date;
  readonly refreshEndsAt?: Date;
  /** Absent when a refresh doesn’t change them. */
  readonly scopes?: readonly string[];
}

/** The account behind an access token, as the platform shows it. */
export interface PlatformAccount {
  readonly accountId: string;
  readonly name: string;
  readonly picture?: string;
}

/**
 * What an account currently allows in a direct post. Requested when the screen is shown, and again before posting.
 */
export interface PostOptions {
  readonly nickname: string;
  readonly picture?: string;
  readonly privacies: readonly string[];
  readonly isOff: { readonly comment: boolean; readonly duet: boolean; readonly stitch: boolean };
  readonly longestSeconds: number;
}

/** The data for one consent request. We keep the verifier until the creator comes back. */
export interface ConsentRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
}

/** How the platform identifies a publication: its id and the upload URL. */
export interface Remote {
  readonly id?: string;
  readonly upload?: string;
}

/** The result of sending a part of the file. */
export type Sent =
  /** The platform has the file’s first `bytes` bytes; the next part starts there. */
  | { readonly kind: 'kept'; readonly bytes: number }
  | { readonly kind: 'whole'; readonly remote: Remote }
  /** The platform no longer has the upload: we have to check whether the video is there. */
  | { readonly kind: 'gone' };

/** What a platform says about a publication. */
export type Found =
  | { readonly kind: 'receiving'; readonly bytes: number }
  /** `remote` is set if the platform returns its id only at this point. */
  | { readonly kind: 'processing'; readonly remote?: Remote }
  | {
      readonly kind: 'published';
      readonly remote: Remote;
      readonly link?: string;
      /** Who may see the video, in the platform’s own terms, if it says. */
      readonly privacy?: string;
    }
  /** A draft that the creator finishes on the platform. */
  | { readonly kind: 'in_inbox' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** The account has a similar video, and there is no way to tell whether it is this publication. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'removed' }
  /** The platform has neither a record of the publication nor any part of the file. */
  | { readonly kind: 'unknown' };

/** A video’s figures on the platform; every platform counts in its own way. */
export interface PlatformFigures {
  readonly id: string;
  readonly views: number;
  /** Absent while the account hides them. */
  readonly likes?: number;
  readonly comments?: number;
}

/** Part of the file: from byte `from` up to, but not including, byte `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** A further file that is sent along with a video. */
export interface Extra {
  readonly kind: 'poster' | 'captions';
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly language: string;
  /** The file was sent before, but the response was lost: the platform may already have it. */
  readonly isRepeated?: boolean;
}

/**
 * A platform. Failed calls throw a `PlatformFailure`, and the caller decides what to do based on its kind. The
 * gateway itself never retries a call, because only the caller can tell whether that is safe.
 */
export interface PlatformGateway {
  readonly id: PlatformId;
  /** The creator’s own app through which calls are made, as in a `Connection`. */
  readonly app?: string;
  /** The scopes that creators are asked to grant. */
  readonly asks: readonly string[];
  /** The URL of the page where a creator gives consent. */
  consentAddress(request: ConsentRequest): Promise<URL>;
  /** Exchanges the creator’s authorization code for a grant. */
  connect(code: string, request: ConsentRequest): Promise<Grant>;
  /**
   * A new access token. A platform with rotating tokens also issues a new refresh token, which invalidates the old
   * one.
   */
  refresh(refresh: string): Promise<Grant>;
  /** Revokes the grant at the platform. A grant that has already ended counts as revoked. */
  revoke(grant: { readonly access: string; readonly refresh?: string | undefined }): Promise<void>;
  account(access: string): Promise<PlatformAccount>;
  /** Absent if the options for posts don’t depend on the account. */
  options?(access: string): Promise<PostOptions>;
  /** Announces a video. Nothing is visible on the platform until bytes have been sent. */
  begin(access: string, post: PlatformPost, film: SentFilm): Promise<Remote>;
  /** Sends the part of the file that starts at `from`. */
  partAt(from: number, bytes: number): Part;
  send(
    access: string,
    remote: Remote,
    part: Part & { readonly body: Uint8Array; readonly total: number },
  ): Promise<Sent>;
  /** Looks up a publication; also reports how much of an unfinished upload has arrived. */
  lookUp(
    access: string,
    publication: {
      readonly post: PlatformPost;
      readonly film: SentFilm;
      readonly remote: Remote;
      /** When the publication was first announced: the platform had no part of it before. */
      readonly begunAt: Date;
      /**
       * The platform’s ids for other publications on the same account; called only if we have to search for the
       * publication.
       */
      readonly others?: () => Promise<readonly string[]>;
    },
  ): Promise<Found>;
  /** The further files that the platform accepts with the creator’s permissions; absent if it accepts none. */
  extras?(scopes: readonly string[]): readonly Extra['kind'][];
  /** Throws `PlatformFailure` when a file is refused. */
  attach?(access: string, remote: Remote, extra: Extra): Promise<void>;
  /** Gets the figures for at most fifty publications; absent if the scopes don’t allow it. */
  figures?(access: string, ids: readonly string[]): Promise<readonly PlatformFigures[]>;
}

/** What a platform's refusal means for the caller. */
export type FailureKind =
  /** The grant has been revoked or has expired: only the account’s owner can renew it. */
  | 'access_ended'
  /** The access token has expired: refresh it and call again. */
  | 'access_expired'
  /** Final: the same request would be refused again. */
  | 'refused'
  /** The quota of the account, or of all accounts together, is used up for now. */
  | 'quota'
  /** The platform is receiving too many requests. */
  | 'busy'
  /** The outcome is unknown: the platform couldn’t be reached, didn’t answer in time, or failed. */
  | 'unavailable'
  /** The platform’s answer is undocumented; the outcome is unknown. */
  | 'unreadable';

interface FailureFacts {
  readonly kind: FailureKind;
  /** The platform’s error code, or something like `http_502`. */
  readonly code: string;
  /** The platform’s own message; empty if it gave none. */
  readonly message: string;
  /** When to call again, for `quota` and `busy`, if the platform says. */
  readonly retryAfterSeconds?: number | undefined;
}

/** A platform refused a call or gave no usable answer. Its message is never shown to creators as it is. */
export class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';
  readonly facts: FailureFacts;
  constructor(platform: PlatformId, facts: FailureFacts) {
    super(`${platform}: ${facts.kind} (${facts.code})`);
    this.facts = facts;
  }
}

/** The accounts that creators have connected. */
export interface Connections {
  find(ownerId: string, id: string): Promise<Connection | undefined>;
  list(ownerId: string): Promise<readonly Connection[]>;
  /** False when the account is already connected. */
  add(connection: Connection): Promise<boolean>;
  /** False when the connection has changed since it was read. */
  replace(before: Connection, after: Connection): Promise<boolean>;
  remove(connection: Connection): Promise<void>;
}

export interface Publications {
  find(ownerId: string, id: string): Promise<Publication | undefined>;
  /** The ids of a video’s latest publications, one per account, by connection. */
  claimed(ownerId: string, videoId: string): Promise<ReadonlyMap<string, string>>;
  /**
   * Writes all the publications or none, and binds the request’s key to their ids. `changed`: the video was sent to
   * one of the accounts after `seen` was read from `claimed`, or another call used this key first. `gone`: the video
   * is no longer finished, or the account is being deleted.
   */
  create(
    publications: readonly Publication[],
    seen: ReadonlyMap<string, string>,
    request: KeyedRequest,
  ): Promise<'created' | 'changed' | 'gone'>;
  /** All of an account’s publications, oldest first. */
  all(ownerId: string): Promise<readonly Publication[]>;
  /** Newest first. */
  list(ownerId: string, cursor: string | undefined): Promise<Page<Publication>>;
  /** False when the publication has changed since it was read. */
  replace(before: Publication, after: Publication): Promise<boolean>;
}

/** Seals tokens with the stage’s publishing key, bound to their connection. */
export interface TokenSeal {
  seal(owner: { readonly ownerId: string; readonly id: string }, text: string): Promise<SealedTokens>;
  /** Undefined when the text was sealed for another connection, or with a key that no longer exists. */
  open(
    owner: { readonly ownerId: string; readonly id: string },
    sealed: SealedTokens,
  ): Promise<string | undefined>;
}

/** A publication that needs a share of a platform’s daily quota, and how many units it will use. */
export interface PlaceAsked extends Pick<Publication, 'id' | 'ownerId'> {
  readonly subscription: Subscription;
  readonly units: number;
}

/** What a stage’s accounts have together used of a platform’s quota on one of its days. */
export interface PlatformDays {
  /**
   * Reserves a publication’s share of the day’s quota, only once however often this is called, and returns what has
   * been used. If there is no room, returns the reason and how many uploads the account may make that day.
   */
  take(
    day: PlatformDay,
    asked: PlaceAsked,
  ): Promise<Amount | { readonly full: FullPart; readonly ownMost: number }>;
  used(day: PlatformDay): Promise<Amount>;
}

/** Slots for the functions on a stage that keep a film in memory while sending it. */
export interface SendSlots {
  /**
   * Undefined while all slots are taken. A slot that isn’t released is freed shortly after the function’s time limit.
   */
  take(now: Date): Promise<string | undefined>;
  giveBack(slot: string): Promise<void>;
}

/** A platform that the stage publishes on. */
export interface StagePlatform {
  readonly id: PlatformId;
  /** Whether the platform has audited the stage’s app. */
  readonly isAudited: boolean;
  /** Present if a program on this machine takes the platform’s place. */
  readonly standIn?: { readonly name: string; readonly postsUrl: string } | undefined;
}

/** Starts the executions that send publications. */
export interface PublicationStarter {
  /** Does nothing if an execution has already been started for this publication with the same `once`. */
  start(publication: Pick<Publication, 'ownerId' | 'id'>, once: string): Promise<void>;
}
