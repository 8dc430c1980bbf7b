import { type RefObject, useEffect, useState } from 'react';
import type { Passage } from '#contract/passage.ts';

/** What is selected in a text area. It stays selected while the focus is elsewhere. */
export const useSelection = (area: RefObject<HTMLTextAreaElement | null>): Passage => {
  const [selection, setSelection] = useState<Passage>({ from: 0, to: 0 });
  useEffect(() => {
    const onChange = (): void => {
      const field = area.current;
      if (field === null || document.activeElement !== field) return;
      setSelection({ from: field.selectionStart, to: field.selectionEnd });
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [area]);
  return selection;
};
