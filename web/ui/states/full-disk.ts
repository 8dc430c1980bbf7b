/** Whether the last answer said that the disk of this computer is full; only a computer of one’s own says so. */
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
