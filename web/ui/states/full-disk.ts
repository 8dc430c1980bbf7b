/** Whether the last response reported that this computer’s disk is full; only the local product reports that. */
let isFull = false;
const listeners = new Set<() => void>();

export const isDiskFull = (): boolean => isFull;

export const noteDisk = (now: boolean): void => {
  if (now === isFull) return;
  isFull = now;
  for (const listener of listeners) listener();
};

export const onDiskChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
