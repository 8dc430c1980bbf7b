import { useSyncExternalStore } from 'react';
import { isDiskFull, onDiskChange } from '#web/ui/states/full-disk.ts';
import './offline-banner.css';

const subscribe = (listener: () => void): (() => void) => {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
};

const OFFLINE = 'You’re offline. What you see may be out of date; we’ll refresh it when you’re back online.';
const NO_ROOM =
  'The disk of this computer is full. Delete other files, or press Delete Now for deleted videos in My Videos: we make nothing new until then, and what we were making waits.';

/** Shown while the browser is offline or this computer’s disk is full. */
export const OfflineBanner = () => {
  const full = useSyncExternalStore(onDiskChange, isDiskFull, () => false);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const words = online ? full && NO_ROOM : OFFLINE;
  return <output className="offline">{words && <span className="offline__words">{words}</span>}</output>;
};
