/** The result of checking every account against its ledger. */
export interface Audit {
  readonly accounts: number;
  readonly rows: number;
  /** Accounts whose balance is negative or isn’t the sum of their ledger rows. */
  readonly differences: readonly {
    readonly owner: string;
    readonly balance: number;
    readonly sum: number;
  }[];
}
