/** The past, present and undone states of an edit, kept as long as its dialog is open. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** When the present last changed, in milliseconds. */
  readonly changedAt: number;
}

/** Changes within this time are undone together, so that Undo removes words rather than letters. */
const TOGETHER_MS = 900;
const MOST_STEPS = 200;

export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], changedAt: 0 });

export const changed = <T>(history: History<T>, present: T, now: number): History<T> => {
  const isTogether = history.past.length > 0 && now - history.changedAt < TOGETHER_MS;
  const past = isTogether ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], changedAt: now };
};

/** A change that Undo reverts separately from the changes before and after it, however close together they are. */
export const changedApart = <T>({ past, present: before }: History<T>, present: T): History<T> => ({
  past: [...past, before].slice(-MOST_STEPS),
  present,
  future: [],
  changedAt: Number.NEGATIVE_INFINITY,
});

export const undone = <T>(history: History<T>): History<T> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, present, future } = history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], changedAt: 0 };
};

export const redone = <T>(history: History<T>): History<T> => {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, changedAt: 0 };
};
