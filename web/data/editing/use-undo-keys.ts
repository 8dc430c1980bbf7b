import { useEffect, useEffectEvent } from 'react';

/**
 * Undo with Ctrl+Z and redo with Ctrl+Shift+Z or Ctrl+Y (⌘ on a Mac), instead of the browser’s own undo,
 * which covers only one field.
 */
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
