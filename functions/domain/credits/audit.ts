/** The result of checking every account against its ledger. */
export interface Audit {
  readonly accounts: number;
  readonly rows: number;
  /** Accounts whose balance is not the sum of their rows, or is negative. */
  readonly differences: readonly {
    readonly owner: string;
    readonly balance: number;
    readonly sum: number;
  }[];
}
