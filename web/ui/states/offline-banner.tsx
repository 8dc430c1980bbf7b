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

/** Says that the connection is gone, for as long as it is. */
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
          You are offline. What you see may be old; we reload when you are back.
        </span>
      )}
    </output>
  );
};
