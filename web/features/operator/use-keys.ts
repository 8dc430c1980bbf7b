import { useEffect } from 'react';
import { modalStack } from '#web/ui/dialog/modal-stack.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Calls what belongs to a single key, unless a dialog is open, somebody types, or the browser means the press. */
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
