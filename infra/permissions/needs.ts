import type { ProviderSecret } from '#contract/providers.ts';
import type { WorkflowId } from '#contract/workflows.ts';
import type { RunbookSection } from '#infra/watching/runbook.ts';
import type { ObjectAction } from './statements.ts';

/** What a function may do with the table; each value is the IAM action of the same name. */
export type TableAction =
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';
/** What a function may do with the user pool; each value is the IAM action of the same name. */
export type PeopleAction =
  | 'AdminGetUser'
  | 'AdminDeleteUser'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'ListUsers';
/** Secrets by purpose; each reaches a function as an id in an environment variable. */
export type SecretName = OwnSecret | ProviderSecret;
export type OwnSecret = 'signIn' | 'media' | 'stripe' | 'payout' | 'publishing' | 'origin' | 'signing';
/**
 * What a function needs in addition to its code: native libraries come as layers, files as a folder
 * in the bundle. `kokoro`, the neural voices, replaces `ffmpeg` on stages that speak with them (`on-stage.ts`).
 */
export type Carried = 'ffmpeg' | 'canvas' | 'kokoro' | 'fonts' | 'music' | 'espeak' | 'c2pa';

/**
 * Everything that one function may access. Both its permissions and its environment are derived from this, so neither
 * can be forgotten.
 */
export interface Needs {
  readonly table?: readonly TableAction[];
  /** Whether the function also queries the index of unfinished videos. */
  readonly unfinishedIndex?: true;
  /** Objects served under `/media`. */
  readonly media?: readonly ObjectAction[];
  /** Whether the function reads the posters of videos, but none of their other files. */
  readonly posters?: true;
  /** Withheld files, which nobody may open and which are never served. */
  readonly withheld?: readonly ObjectAction[];
  /** Copies of files that operators took down; never served. */
  readonly evidence?: readonly ObjectAction[];
  /** The stage's recordings of its voices, under `/media`. */
  readonly previews?: readonly ObjectAction[];
  /** Archives of whole accounts, under `/media`. */
  readonly exports?: readonly ObjectAction[];
  /** Objects passed between two steps; never served. */
  readonly work?: readonly ObjectAction[];
  /** Creators' own files as they arrive, under `/work`; never served. */
  readonly arrivals?: readonly ObjectAction[];
  /** Creators' own files once they have been checked, under `/media`. */
  readonly ownMedia?: readonly ObjectAction[];
  /** Whether the function reads the distribution's log and removes what it has read. */
  readonly edgeLog?: true;
  readonly secrets?: readonly SecretName[];
  /**
   * Whether the function calls (or names) the story writer, or calls the painter; if the provider has a secret, the
   * function needs the key.
   */
  readonly writer?: true;
  readonly painter?: true;
  /** Whether the function judges words or pictures; if the moderator has a secret, the function needs the key. */
  readonly moderates?: true;
  /** Whether the function decides who may open shared videos. */
  readonly shows?: true;
  /**
   * Whether the function calls the platforms that the stage publishes on for connected accounts, which requires the
   * key that seals their tokens, or only needs to know which platforms these are. In both cases, the function needs
   * our app at each platform.
   */
  readonly publishes?: 'calls' | 'knows';
  /** Whether the function calls the payment provider, which requires the provider’s keys. */
  readonly payments?: true;
  /** Whether the function decides what a film may cost, or settles what it actually cost. */
  readonly spends?: true;
  /** Whether the function synthesizes speech; if the narrator has a secret, the function needs the key. */
  readonly speech?: true;
  /** Whether the function reports which voices are neural. */
  readonly tellsVoices?: true;
  /** Whether the function needs the stage's default for the AI line. */
  readonly aiLine?: true;
  /** The workflows that the function starts. */
  readonly starts?: readonly WorkflowId[];
  /** Whether the function assigns the stage's slots for films, or estimates the wait for one. */
  readonly queues?: true;
  /** Whether the function assigns the stage's slots for upload checks and for archives. */
  readonly queuesChecks?: true;
  readonly queuesPacks?: true;
  /** Whether the function verifies the user pool's id tokens, on stages with e-mail sign-in. */
  readonly emailSignIn?: true;
  /** What the function does with users in the user pool. */
  readonly people?: readonly PeopleAction[];
  /**
   * Whether the function sends mail on stages with a sender, or only needs to know whether there is a sender. Other
   * functions queue letters in the table.
   */
  readonly mail?: 'sends' | 'knows';
  /** Whether the function adds entries to the audit trail; no function may change or remove an entry. */
  readonly audits?: true;
  readonly carries?: readonly Carried[];
}

/** A function's limits and permissions. */
export interface FunctionLine extends Needs {
  /** Lambda allocates CPU in proportion to memory; see `docs/decisions/0015` for the measurements. */
  readonly memoryMb: number;
  /**
   * At most 29 for a route, because the API gives up after 30; for a step, less than the limit of its task in the
   * state machine.
   */
  readonly timeoutSeconds: number;
}

/** A function that the user pool calls before it answers. */
export interface TriggerLine extends FunctionLine {
  /** When the pool calls the function, in the pool’s own terms. */
  readonly on: readonly ('preAuthentication' | 'preSignUp' | 'postConfirmation')[];
  /**
   * How many failures within a quarter of an hour raise an alarm, and what they mean, as a sentence for the alarm.
   */
  readonly alarm: {
    readonly failures: number;
    readonly says: string;
    readonly runbook: RunbookSection;
  };
}

export interface DutyLine extends FunctionLine {
  /** What the duty takes care of; also the name of its folder in `functions/scheduled/`. */
  readonly folder: 'accounts' | 'files' | 'films';
  /** `docs/decisions/0031` explains each duty. */
  readonly everyMinutes: number;
  /** How users are affected when the duty doesn’t run, as a sentence for its alarm. */
  readonly neglected: string;
}
