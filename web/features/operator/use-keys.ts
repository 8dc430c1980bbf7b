import { useEffect } from 'react';
import { modalStack } from '#web/ui/dialog/modal-stack.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Runs the action assigned to a pressed key, unless a dialog is open, the user is typing, or the key is a browser
 * shortcut.
 */
export const useKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (modalStack.top() !== undefined || isTyping(event.target)) return;
      const press = keys[event.key.toLowerCase()];
      if (press === undefined) return;
      event.preventDefault();
      press();
    };
    globalThis.addEventListener('keydown', onKeyDown);
    return () => globalThis.removeEventListener('keydown', onKeyDown);
  }, [keys]);
};
