import { useEffect, useEffectEvent, useState } from 'react';
import { modalStack } from '#web/ui/dialog/modal-stack.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

const PICTURE_ENDING = /^image\/(\w+)/u;

/** A picture from the clipboard has no name of its own. */
const named = (file: File): File =>
  file.name !== '' && file.name !== 'image.png'
    ? file
    : new File([file], `Pasted picture.${PICTURE_ENDING.exec(file.type)?.[1] ?? 'png'}`, { type: file.type });

interface Taken {
  /** Where files are dropped and pasted; the whole window without one. */
  readonly place: { readonly current: HTMLElement | null } | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Takes files that are dropped or pasted; returns whether some are being dragged over the place. A control that takes them
 * in the whole window ignores them while a dialog is open, and keeps the browser from opening a file that missed.
 */
export const useDroppedFiles = ({ place, onFiles }: Taken): boolean => {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList | undefined): void => {
    event.preventDefault();
    setOver(false);
    const isOpen = place !== undefined || modalStack.top() === undefined;
    if (isOpen && files !== undefined && files.length > 0) onFiles([...files].map(named));
  });
  useEffect(() => {
    const isHere = ({ target }: Event): boolean =>
      place === undefined || (target instanceof Node && place.current?.contains(target) === true);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'dragover',
      (event) => {
        const isMine = hasFiles(event) && isHere(event);
        if (isMine) event.preventDefault();
        setOver(isMine);
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      (event) => {
        // The pointer left the window.
        if (event.relatedTarget === null) setOver(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        if (hasFiles(event) && isHere(event)) take(event, event.dataTransfer?.files);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        const files = event.clipboardData?.files;
        if (files !== undefined && files.length > 0 && !isTyping(event) && isHere(event)) take(event, files);
      },
      { signal },
    );
    return () => listening.abort();
  }, [place]);
  return isOver;
};
