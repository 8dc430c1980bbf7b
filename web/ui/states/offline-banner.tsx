import { useSyncExternalStore } from 'react';
import './offline-banner.css';

const subscribe = (listener: () => void): (() => void) => {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
};

/** Shown while the browser is offline. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="offline">
      {online ? null : (
        <span className="offline__words">
          You’re offline. What you see may be out of date; we’ll refresh it when you’re back online.
        </span>
      )}
    </output>
  );
};
