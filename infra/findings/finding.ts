/** An accepted finding of cdk-nag. */
export interface Acknowledged {
  /** The rule, without the name of its pack; in `IAM5[…]`, the brackets say what the wildcard covers. */
  readonly rule: RegExp;
  /** Where the finding is: the construct's path below its stage, such as `data/…` or `api/…`. */
  readonly at: RegExp;
  readonly why: string;
}

export const of = (rule: RegExp | string, at: RegExp, why: string): Acknowledged => ({
  rule: typeof rule === 'string' ? new RegExp(`^${rule}$`, 'u') : rule,
  at,
  why,
});
