import type { Identity } from '#functions/domain/account/user.ts';

/** Passwords of the user pool, for whoever has just signed in there with the current one. */
export interface Passwords {
  /** Whose access token it is; undefined for one that the pool doesn't know or that has expired. */
  ownerOf(accessToken: string): Promise<Pick<Identity, 'issuer' | 'subject'> | undefined>;
  /** Puts a password in place of the current one; false when the current one or the token isn't right. */
  change(asked: {
    readonly accessToken: string;
    readonly current: string;
    readonly password: string;
  }): Promise<boolean>;
}

/** What we know of accounts' two-step sign-in, which the user pool switches without telling us. */
export interface SecondFactors {
  /** Records whether it is on, and since when we know; true when that is news. */
  note(userId: string, isOn: boolean, now: Date): Promise<boolean>;
}
