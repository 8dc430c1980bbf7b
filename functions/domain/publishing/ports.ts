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
  /** Absent where the platform kept the earlier one: it must not be overwritten. */
  readonly refresh?: string;
  readonly accessEndsAt: Date;
  readonly refreshEndsAt?: Date;
  /** Absent when a refresh changes nothing about them. */
  readonly scopes?: readonly string[];
}

/** The account behind an access token, as the platform shows it. */
export interface PlatformAccount {
  readonly accountId: string;
  readonly name: string;
  readonly picture?: string;
}

/** What an account allows in a direct post now. Asked for when the screen is shown, and again before posting. */
export interface PostOptions {
  readonly nickname: string;
  readonly picture?: string;
  readonly privacies: readonly string[];
  readonly isOff: { readonly comment: boolean; readonly duet: boolean; readonly stitch: boolean };
  readonly longestSeconds: number;
}

/** What one request for consent needs. The verifier stays with us until the visitor comes back. */
export interface ConsentRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
}

/** What the platform calls a publication: its id, and the address that takes the bytes. */
export interface Remote {
  readonly id?: string;
  readonly upload?: string;
}

/** The result of sending a part of the file. */
export type Sent =
  /** The platform has this many bytes, counted from the first; the next part begins there. */
  | { readonly kind: 'kept'; readonly bytes: number }
  | { readonly kind: 'whole'; readonly remote: Remote }
  /** The platform has forgotten the upload: whether the video is there has to be looked up. */
  | { readonly kind: 'gone' };

/** What a platform says about a publication. */
export type Found =
  | { readonly kind: 'receiving'; readonly bytes: number }
  /** `remote` where the platform tells its id only now. */
  | { readonly kind: 'processing'; readonly remote?: Remote }
  | {
      readonly kind: 'published';
      readonly remote: Remote;
      readonly link?: string;
      /** Who may see it, in the platform's word, where the platform says so. */
      readonly privacy?: string;
    }
  /** A draft that its creator finishes at the platform. */
  | { readonly kind: 'in_inbox' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** The account has something like it, and nothing says whether it is this one. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'removed' }
  /** The platform doesn’t know it: nothing of it is there. */
  | { readonly kind: 'unknown' };

/** A video's figures at the platform, which counts them in its own way. */
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
  /** It was sent before, and the answer was lost: the platform may have it. */
  readonly isRepeated?: boolean;
}

/**
 * A platform. Calls throw a `PlatformFailure`, from whose kind the caller decides what follows. No call is repeated by
 * the gateway itself, because only its caller knows whether a repetition is safe.
 */
export interface PlatformGateway {
  readonly id: PlatformId;
  /** The creator’s own app that it calls with, as in a `Connection`. */
  readonly app?: string;
  /** The scopes that creators are asked for. */
  readonly asks: readonly string[];
  /** Where a creator gives consent. */
  consentAddress(request: ConsentRequest): Promise<URL>;
  /** Exchanges the code that the creator came back with. */
  connect(code: string, request: ConsentRequest): Promise<Grant>;
  /** A new access token. A rotating platform also gives a new refresh token, and the old one is void. */
  refresh(refresh: string): Promise<Grant>;
  /** Ends the grant at the platform. A grant that has already ended counts as ended. */
  revoke(grant: { readonly access: string; readonly refresh?: string | undefined }): Promise<void>;
  account(access: string): Promise<PlatformAccount>;
  /** Absent where a post has no options that depend on the account. */
  options?(access: string): Promise<PostOptions>;
  /** Announces a video. Nothing is visible at the platform before bytes have been sent. */
  begin(access: string, post: PlatformPost, film: SentFilm): Promise<Remote>;
  /** The part of a file that begins at `from`. */
  partAt(from: number, bytes: number): Part;
  send(
    access: string,
    remote: Remote,
    part: Part & { readonly body: Uint8Array; readonly total: number },
  ): Promise<Sent>;
  /** Also tells how much of an unfinished upload has arrived. */
  lookUp(
    access: string,
    publication: {
      readonly post: PlatformPost;
      readonly film: SentFilm;
      readonly remote: Remote;
      /** Nothing of it was at the platform before. */
      readonly begunAt: Date;
      /** The platform’s ids of other publications on the same account: asked for only if it has to be searched for. */
      readonly others?: () => Promise<readonly string[]>;
    },
  ): Promise<Found>;
  /** The further files that the platform takes, given what the creator allowed; absent where it takes none. */
  extras?(scopes: readonly string[]): readonly Extra['kind'][];
  /** Throws `PlatformFailure` when a file is refused. */
  attach?(access: string, remote: Remote, extra: Extra): Promise<void>;
  /** Figures of at most fifty publications; absent where the scopes don’t allow it. */
  figures?(access: string, ids: readonly string[]): Promise<readonly PlatformFigures[]>;
}

/** What a platform's refusal means for the caller. */
export type FailureKind =
  /** The grant was revoked or has expired: only its owner can renew it. */
  | 'access_ended'
  /** The access token has expired: refresh it and call again. */
  | 'access_expired'
  /** Final: the same request would be refused again. */
  | 'refused'
  /** The account, or all accounts together, may send no more for now. */
  | 'quota'
  /** Too many requests at once. */
  | 'busy'
  /** The outcome is unknown: the platform was not reached, didn’t answer in time, or failed. */
  | 'unavailable'
  /** It answered with something that nobody documented; the outcome is unknown. */
  | 'unreadable';

interface FailureFacts {
  readonly kind: FailureKind;
  /** The platform's code, or `http_502` and the like. */
  readonly code: string;
  /** The platform's own sentence; empty where it gave none. */
  readonly message: string;
  /** When to call again, for `quota` and `busy`, where the platform says so. */
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
  /**
   * The id of the latest publication of a video to each account, by connection.
   */
  claimed(ownerId: string, videoId: string): Promise<ReadonlyMap<string, string>>;
  /**
   * All of them or none, and binds the request's key to their ids. `changed`: one of the accounts has had another
   * publication of the video since `seen` was read from `claimed`, or another call was first with this key. `gone`:
   * the video is no longer finished, or the account is being deleted.
   */
  create(
    publications: readonly Publication[],
    seen: ReadonlyMap<string, string>,
    request: KeyedRequest,
  ): Promise<'created' | 'changed' | 'gone'>;
  /** All of an account, oldest first. */
  all(ownerId: string): Promise<readonly Publication[]>;
  /** Newest first. */
  list(ownerId: string, cursor: string | undefined): Promise<Page<Publication>>;
  /** False when the publication has changed since it was read. */
  replace(before: Publication, after: Publication): Promise<boolean>;
}

/** Seals tokens with the stage’s key for publishing, bound to the connection they belong to. */
export interface TokenSeal {
  seal(owner: { readonly ownerId: string; readonly id: string }, text: string): Promise<SealedTokens>;
  /** Undefined when the text was sealed for another connection, or with a key that is gone. */
  open(
    owner: { readonly ownerId: string; readonly id: string },
    sealed: SealedTokens,
  ): Promise<string | undefined>;
}

/** A publication that asks for a place in a platform’s day, and how many units it takes. */
export interface PlaceAsked extends Pick<Publication, 'id' | 'ownerId'> {
  readonly subscription: Subscription;
  readonly units: number;
}

/** What all accounts of a stage together have sent to a platform in one of its days. */
export interface PlatformDays {
  /**
   * Gives a publication one place in the day, however often it asks, and returns what has been used. Otherwise says
   * what leaves no room, and how many uploads of this day its account may have.
   */
  take(
    day: PlatformDay,
    asked: PlaceAsked,
  ): Promise<Amount | { readonly full: FullPart; readonly ownMost: number }>;
  used(day: PlatformDay): Promise<Amount>;
}

/** How many functions of a stage hold a film at the same time to send it. */
export interface SendSlots {
  /** Undefined while all are taken. A slot that nobody gives back is free again a little after a function’s time limit. */
  take(now: Date): Promise<string | undefined>;
  giveBack(slot: string): Promise<void>;
}

/** A platform that the stage publishes on. */
export interface StagePlatform {
  readonly id: PlatformId;
  /** Whether the platform has audited the stage’s app. */
  readonly isAudited: boolean;
  /** Present where a program on this machine takes the platform’s place. */
  readonly standIn?: { readonly name: string; readonly postsUrl: string } | undefined;
}

/** Starts executions that send a publication. */
export interface PublicationStarter {
  /** Does nothing if this publication's execution was started before with the same `once`. */
  start(publication: Pick<Publication, 'ownerId' | 'id'>, once: string): Promise<void>;
}
