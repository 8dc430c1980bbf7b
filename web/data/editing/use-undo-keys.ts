import { useEffect, useEffectEvent } from 'react';

/** Undo by Ctrl+Z and redo by Ctrl+Shift+Z or Ctrl+Y (⌘ on a Mac), instead of the browser’s own undo for one field. */
export const useUndoKeys = (undo: () => void, redo: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
