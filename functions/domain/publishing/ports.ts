import type { Subscription } from '#contract/catalogue.ts';
import type { PlatformId } from '#contract/platforms.ts';
import type { KeyedRequest, Page } from '#functions/domain/request/ports.ts';
import type { Connection, SealedTokens } from './connection.ts';
import type { Amount, FullPart, PlatformDay } from './platform-day.ts';
import type { PlatformPost, Publication, SentFilm } from './publication.ts';

/** Ports of the platforms that videos are published on. */

/** What a platform grants when an account is connected or refreshed. */
export interface Grant {
  readonly access: string;
  /** Absent if the platform kept the earlier refresh token, which must not be overwritten. */
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

/** The data for one consent request. We keep the verifier until the visitor comes back. */
export interface ConsentRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
}

/** How the platform identifies a publication: its id, and the address to upload to. */
export interface Remote {
  readonly id?: string;
  readonly upload?: string;
}

/** The result of sending a part of the file. */
export type Sent =
  /** The platform has this many bytes, counting from the first; the next part starts there. */
  | { readonly kind: 'kept'; readonly bytes: number }
  | { readonly kind: 'whole'; readonly remote: Remote }
  /** The platform no longer has the upload: we have to look up whether the video is there. */
  | { readonly kind: 'gone' };

/** What a platform says about a publication. */
export type Found =
  | { readonly kind: 'receiving'; readonly bytes: number }
  /** `remote` is set if the platform only gives its id now. */
  | { readonly kind: 'processing'; readonly remote?: Remote }
  | {
      readonly kind: 'published';
      readonly remote: Remote;
      readonly link?: string;
      /** Who may see the video, in the platform’s own term, if the platform says. */
      readonly privacy?: string;
    }
  /** A draft that the creator finishes on the platform. */
  | { readonly kind: 'in_inbox' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** The account has something similar, and there is no way to tell whether that is this publication. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'removed' }
  /** The platform has no record of the publication and no part of it. */
  | { readonly kind: 'unknown' };

/** A video's figures on the platform, which counts them in its own way. */
export interface PlatformFigures {
  readonly id: string;
  readonly views: number;
  /** Absent while the account hides them. */
  readonly likes?: number;
  readonly comments?: number;
}

/** A part of the file: from the byte `from` up to, but not including, `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** A file that goes with a video. */
export interface Extra {
  readonly kind: 'poster' | 'captions';
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly language: string;
  /** The file was sent before, and the response was lost: the platform may have it. */
  readonly isRepeated?: boolean;
}

/**
 * A platform. Calls throw a `PlatformFailure`, and the caller decides what to do based on the failure’s kind. The
 * gateway itself never repeats a call, because only its caller can tell whether that is safe.
 */
export interface PlatformGateway {
  readonly id: PlatformId;
  /** The creator’s own app that calls are made with, as in a `Connection`. */
  readonly app?: string;
  /** The scopes that creators are asked to grant. */
  readonly asks: readonly string[];
  /** The page where a creator gives consent. */
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
  /** Absent if posts have no options that depend on the account. */
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
  /** Also reports how much of an unfinished upload has arrived. */
  lookUp(
    access: string,
    publication: {
      readonly post: PlatformPost;
      readonly film: SentFilm;
      readonly remote: Remote;
      /** The platform had no part of the publication before this time. */
      readonly begunAt: Date;
      /**
       * The platform’s ids for other publications on the same account: only requested if the publication has to be
       * searched for.
       */
      readonly others?: () => Promise<readonly string[]>;
    },
  ): Promise<Found>;
  /** The further files that the platform accepts, given what the creator allowed; absent if it accepts none. */
  extras?(scopes: readonly string[]): readonly Extra['kind'][];
  /** Throws `PlatformFailure` when a file is refused. */
  attach?(access: string, remote: Remote, extra: Extra): Promise<void>;
  /** Figures for at most fifty publications; absent if the scopes don’t allow it. */
  figures?(access: string, ids: readonly string[]): Promise<readonly PlatformFigures[]>;
}

/** What a platform's refusal means for the caller. */
export type FailureKind =
  /** The grant was revoked or has expired: only the account’s owner can renew it. */
  | 'access_ended'
  /** The access token has expired: refresh it and call again. */
  | 'access_expired'
  /** Final: the same request would be refused again. */
  | 'refused'
  /** The account, or all accounts together, can’t send anything more for now. */
  | 'quota'
  /** Too many requests at once. */
  | 'busy'
  /** The outcome is unknown: the platform couldn’t be reached, didn’t answer in time, or failed. */
  | 'unavailable'
  /** The answer isn’t documented; the outcome is unknown. */
  | 'unreadable';

interface FailureFacts {
  readonly kind: FailureKind;
  /** The platform's code, or `http_502` and the like. */
  readonly code: string;
  /** The platform’s own message; empty if it gave none. */
  readonly message: string;
  /** When to call again, for `quota` and `busy`, if the platform says. */
  readonly retryAfterSeconds?: number | undefined;
}

/** A platform refused a call or gave no usable answer. Creators are never shown the platform’s message as is. */
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
  /** The id of a video’s latest publication to each account, by connection. */
  claimed(ownerId: string, videoId: string): Promise<ReadonlyMap<string, string>>;
  /**
   * Writes all of them or none, and binds the request’s key to their ids. `changed`: one of the accounts got another
   * publication of the video after `seen` was read from `claimed`, or another call used this key first. `gone`: the
   * video is no longer finished, or the account is being deleted.
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
  /** Undefined when the text was sealed for another connection, or with a key that is gone. */
  open(
    owner: { readonly ownerId: string; readonly id: string },
    sealed: SealedTokens,
  ): Promise<string | undefined>;
}

/** A publication that needs a place in a platform’s day, and the number of units it uses. */
export interface PlaceAsked extends Pick<Publication, 'id' | 'ownerId'> {
  readonly subscription: Subscription;
  readonly units: number;
}

/** What all of a stage’s accounts together have sent to a platform on one of its days. */
export interface PlatformDays {
  /**
   * Gives a publication one place in the day, however often this is called, and returns what has been used. If there
   * is no room, returns why, and how many uploads its account may make that day.
   */
  take(
    day: PlatformDay,
    asked: PlaceAsked,
  ): Promise<Amount | { readonly full: FullPart; readonly ownMost: number }>;
  used(day: PlatformDay): Promise<Amount>;
}

/** The slots for a stage’s functions that hold a film while they send it. */
export interface SendSlots {
  /** Undefined while all are taken. A slot that isn’t returned is freed shortly after a function’s time limit. */
  take(now: Date): Promise<string | undefined>;
  giveBack(slot: string): Promise<void>;
}

/** A platform that the stage publishes on. */
export interface StagePlatform {
  readonly id: PlatformId;
  /** Whether the platform has audited the stage’s app. */
  readonly isAudited: boolean;
  /** Present if a program on this machine stands in for the platform. */
  readonly standIn?: { readonly name: string; readonly postsUrl: string } | undefined;
}

/** Starts the executions that send publications. */
export interface PublicationStarter {
  /** Does nothing if this publication's execution was started before with the same `once`. */
  start(publication: Pick<Publication, 'ownerId' | 'id'>, once: string): Promise<void>;
}
