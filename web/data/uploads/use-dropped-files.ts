import { useEffect, useEffectEvent, useState } from 'react';
import { modalStack } from '#web/ui/dialog/modal-stack.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

const PICTURE_ENDING = /^image\/(\w+)/u;

/** Gives a name to a picture from the clipboard, which has none. */
const named = (file: File): File =>
  file.name !== '' && file.name !== 'image.png'
    ? file
    : new File([file], `Pasted picture.${PICTURE_ENDING.exec(file.type)?.[1] ?? 'png'}`, { type: file.type });

interface Taken {
  /** The name of the place that takes files dropped or pasted on a target; undefined if there is none. */
  readonly placeAt: (target: EventTarget | null) => string | undefined;
  /** Takes files anywhere in the window, but not while a dialog is open. */
  readonly isWholeWindow: boolean;
  readonly onFiles: (files: readonly File[], place: string) => void;
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Takes dropped or pasted files; returns the place that files are being dragged over. A control that takes files
 * anywhere in the window keeps the browser from opening a file dropped outside the control.
 */
export const useDroppedFiles = ({ placeAt, isWholeWindow, onFiles }: Taken): string | undefined => {
  const [over, setOver] = useState<string>();
  const find = useEffectEvent(placeAt);
  const take = useEffectEvent((event: Event, files: FileList | undefined, place: string): void => {
    event.preventDefault();
    setOver(undefined);
    const isOpen = !isWholeWindow || modalStack.top() === undefined;
    if (isOpen && files !== undefined && files.length > 0) onFiles([...files].map(named), place);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'dragover',
      (event) => {
        const place = hasFiles(event) ? find(event.target) : undefined;
        if (place !== undefined) event.preventDefault();
        setOver(place);
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      (event) => {
        // The pointer left the window.
        if (event.relatedTarget === null) setOver(undefined);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        const place = hasFiles(event) ? find(event.target) : undefined;
        if (place !== undefined) take(event, event.dataTransfer?.files, place);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        const files = event.clipboardData?.files;
        if (files === undefined || files.length === 0 || isTyping(event)) return;
        const place = find(event.target);
        if (place !== undefined) take(event, files, place);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return over;
};
