import type { ProviderSecret } from '#contract/providers.ts';

/** What a function can be allowed to do with the table; each is the IAM action of that name. */
export type TableAction =
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';
/** What a function can be allowed to do with objects under one prefix of the media bucket. */
export type ObjectAction = 'read' | 'write' | 'delete';
/** Secrets by their purpose; each reaches a function as the id in one environment variable. */
export type SecretName = OwnSecret | ProviderSecret;
export type OwnSecret = 'signIn' | 'media' | 'stripe' | 'origin';
/** What lies beside a function's own code: native libraries come as layers, files as a folder of the bundle. */
export type Carried = 'ffmpeg' | 'canvas' | 'fonts' | 'music' | 'espeak';

/** Everything one function may touch. Permissions and environment are both made from it, so neither can be forgotten. */
export interface Needs {
  readonly table?: readonly TableAction[];
  /** Whether it also queries the index of unfinished videos. */
  readonly unfinishedIndex?: true;
  /** Objects that are served at `/media`. */
  readonly media?: readonly ObjectAction[];
  /** Objects between two steps, never served. */
  readonly work?: readonly ObjectAction[];
  readonly secrets?: readonly SecretName[];
  /** Whether it asks the story writer or the painter; one with a secret needs its key. */
  readonly writer?: true;
  readonly painter?: true;
  /** Whether it talks to the payment provider; with one, that needs its keys. */
  readonly payments?: true;
  /** Whether it decides what a film may cost, or settles what one did. */
  readonly spends?: true;
  /** Whether it has text spoken; a narrator with a secret needs its key. */
  readonly speech?: true;
  /** Whether it starts executions that make films. */
  readonly startsFilms?: true;
  /** Whether it starts deletions of accounts. */
  readonly deletesAccounts?: true;
  /** Whether it verifies id tokens of the user pool, where the stage has e-mail sign-in switched on. */
  readonly emailSignIn?: true;
  /** Whether it removes people from the user pool. */
  readonly forgetsPeople?: true;
  readonly carries?: readonly Carried[];
}
