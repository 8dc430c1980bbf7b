import { useSyncExternalStore } from 'react';

const STEP_MILLISECONDS = 30_000;

let current = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const renew = (): void => {
  current = new Date();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (timer === undefined) {
    current = new Date();
    timer = setInterval(renew, STEP_MILLISECONDS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The current time, updated every half minute by one timer that all callers share. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => current);
