/**
 * The result of a check: everything is fine, a feature is turned off on purpose, or there is
 * something to do.
 */
export type Finding =
  | { readonly kind: 'ok' | 'off'; readonly says: string }
  | { readonly kind: 'todo'; readonly says: string };

export const ok = (says: string): Finding => ({ kind: 'ok', says });
export const off = (says: string): Finding => ({ kind: 'off', says });
export const todo = (says: string): Finding => ({ kind: 'todo', says });

/** One line of the doctor's list; a check may rethrow errors from outside services. */
export interface Check {
  readonly title: string;
  readonly run: () => Promise<Finding>;
}
