import { useEffect, useEffectEvent, useState } from 'react';
import type { Passage } from '#contract/passage.ts';

/** The selection in a text area, which is kept while the focus is elsewhere. */
export const useSelection = (fieldOf: () => HTMLTextAreaElement | null | undefined): Passage => {
  const read = (): Passage | undefined => {
    const field = fieldOf();
    return field && document.activeElement === field
      ? { from: field.selectionStart, to: field.selectionEnd }
      : undefined;
  };
  const [selection, setSelection] = useState(() => read() ?? { from: 0, to: 0 });
  const onChange = useEffectEvent(() => setSelection((last) => read() ?? last));
  useEffect(() => {
    const listen = (): void => onChange();
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, []);
  return selection;
};
