import { useEffect, useEffectEvent } from 'react';

/** Lets Esc leave something inside a dialog, which stays open. */
export const useEscape = (isOpen: boolean, leave: () => void): void => {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
};
