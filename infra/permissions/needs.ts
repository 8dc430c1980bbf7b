import type { ProviderSecret } from '#contract/providers.ts';
import type { WorkflowId } from '#contract/workflows.ts';
import type { RunbookSection } from '#infra/watching/runbook.ts';
import type { ObjectAction } from './statements.ts';

/** What a function may do with the table; each value is the IAM action of that name. */
export type TableAction =
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';
/** What a function may do with the user pool; each value is the IAM action of that name. */
export type PeopleAction =
  | 'AdminGetUser'
  | 'AdminDeleteUser'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'ListUsers';
/** Secrets by purpose; each reaches a function as an id in one environment variable. */
export type SecretName = OwnSecret | ProviderSecret;
export type OwnSecret = 'signIn' | 'media' | 'stripe' | 'payout' | 'publishing' | 'origin' | 'signing';
/**
 * What a function needs in addition to its code: native libraries come as layers, files as a folder
 * in the bundle. `kokoro`, the neural voices, replaces `ffmpeg` on stages that speak with them (`on-stage.ts`).
 */
export type Carried = 'ffmpeg' | 'canvas' | 'kokoro' | 'fonts' | 'music' | 'espeak' | 'c2pa';

/**
 * Everything that one function may access. Its permissions and its environment both derive from it,
 * so neither can be forgotten.
 */
export interface Needs {
  readonly table?: readonly TableAction[];
  /** Whether it also queries the index of unfinished videos. */
  readonly unfinishedIndex?: true;
  /** Objects served under `/media`. */
  readonly media?: readonly ObjectAction[];
  /** Whether it reads the posters of videos, but none of their other files. */
  readonly posters?: true;
  /** Withheld files, which nobody may open; never served. */
  readonly withheld?: readonly ObjectAction[];
  /** Copies of files that operators took down, never served. */
  readonly evidence?: readonly ObjectAction[];
  /** The stage's recordings of its voices, below `/media`. */
  readonly previews?: readonly ObjectAction[];
  /** Archives of whole accounts, below `/media`. */
  readonly exports?: readonly ObjectAction[];
  /** Objects passed between two steps, never served. */
  readonly work?: readonly ObjectAction[];
  /** Creators' own files as they arrive, below `/work`, never served. */
  readonly arrivals?: readonly ObjectAction[];
  /** Creators' own files once they are checked, below `/media`. */
  readonly ownMedia?: readonly ObjectAction[];
  /** Whether it reads the distribution's log and removes what it has read. */
  readonly edgeLog?: true;
  readonly secrets?: readonly SecretName[];
  /**
   * Whether it calls (or names) the story writer, or calls the painter; if the provider has a secret, it
   * needs the key.
   */
  readonly writer?: true;
  readonly painter?: true;
  /** Whether it judges words or pictures; if the moderator has a secret, it needs the key. */
  readonly moderates?: true;
  /** Whether it decides who may open shared videos. */
  readonly shows?: true;
  /**
   * Whether it calls the platforms that the stage publishes on for connected accounts, which needs the key that seals
   * their tokens, or only needs to know which platforms these are. In both cases it needs our app at each platform.
   */
  readonly publishes?: 'calls' | 'knows';
  /** Whether it calls the payment provider, which needs its keys. */
  readonly payments?: true;
  /** Whether it decides what a film may cost, or settles what a film cost. */
  readonly spends?: true;
  /** Whether it synthesizes speech; if the narrator has a secret, it needs the key. */
  readonly speech?: true;
  /** Whether it reports which voices are neural. */
  readonly tellsVoices?: true;
  /** Whether it needs the stage's default for the AI line. */
  readonly aiLine?: true;
  /** The workflows that it starts. */
  readonly starts?: readonly WorkflowId[];
  /** Whether it assigns the stage's slots for films, or estimates the wait for one. */
  readonly queues?: true;
  /** Whether it assigns the stage's slots for upload checks and for archives. */
  readonly queuesChecks?: true;
  readonly queuesPacks?: true;
  /** Whether it verifies the user pool's id tokens, on stages with e-mail sign-in. */
  readonly emailSignIn?: true;
  /** What it does with users of the user pool. */
  readonly people?: readonly PeopleAction[];
  /**
   * Whether it sends mail on stages with a sender, or only needs to know whether there is a sender. Other
   * functions queue letters in the table.
   */
  readonly mail?: 'sends' | 'knows';
  /** Whether it adds entries to the audit trail; no function may change or remove one. */
  readonly audits?: true;
  readonly carries?: readonly Carried[];
}

/** A function's limits and permissions. */
export interface FunctionLine extends Needs {
  /** Lambda allocates CPU in proportion to memory; `docs/decisions/0015` has the measurements. */
  readonly memoryMb: number;
  /**
   * At most 29 for a route, because the API gives up after 30; for a step, less than its task has in the state machine.
   */
  readonly timeoutSeconds: number;
}

/** A function that the user pool calls before it answers. */
export interface TriggerLine extends FunctionLine {
  /** When the pool calls it, by the pool's own names. */
  readonly on: readonly ('preAuthentication' | 'preSignUp' | 'postConfirmation')[];
  /**
   * How many failures within a quarter of an hour raise an alarm, and what they mean, as a sentence for the
   * alarm.
   */
  readonly alarm: {
    readonly failures: number;
    readonly says: string;
    readonly runbook: RunbookSection;
  };
}

export interface DutyLine extends FunctionLine {
  /** What the duty takes care of, which is also the name of its folder in `functions/scheduled/`. */
  readonly folder: 'accounts' | 'files' | 'films';
  /** `docs/decisions/0031` explains each. */
  readonly everyMinutes: number;
  /** How users are affected when it does not run, as a sentence for its alarm. */
  readonly neglected: string;
}
