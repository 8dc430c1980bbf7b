import { flushSync } from 'react-dom';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { isSessionLost, sentenceOf } from './api-error.ts';

interface Deletion {
  readonly what: 'Story' | 'Video';
  /** What else is deleted or kept, and whether the deletion can be undone. */
  readonly consequence: string;
  readonly remove: () => Promise<unknown>;
  /** Restores the deleted thing. When present, the toast offers Undo. */
  readonly undo?: () => Promise<unknown>;
  /** Closes the dialog that shows the deleted thing. */
  readonly onClose: () => void;
}

/** Asks for confirmation, deletes, and reports the outcome. */
export const useDeletion = ({
  what,
  consequence,
  remove,
  undo,
  onClose,
}: Deletion): (() => Promise<void>) => {
  const { alert, confirm } = useMessages();
  const toast = useToast();
  const name = what.toLowerCase();
  const bringBack = async (undo: () => Promise<unknown>): Promise<void> => {
    focusHeading();
    try {
      await undo();
      toast({ title: `${what} restored` });
    } catch (error) {
      if (!isSessionLost(error)) await alert(`We couldn’t restore the ${name}. ${sentenceOf(error)}`);
    }
  };
  return async () => {
    if (!(await confirm(`Delete this ${name}? ${consequence}`, `Delete ${what}`))) return;
    // The card that would get the focus back is removed, too.
    flushSync(onClose);
    focusHeading();
    try {
      await remove();
      toast({
        title: `${what} deleted`,
        ...(undo === undefined ? {} : { action: { label: 'Undo', run: () => void bringBack(undo) } }),
      });
    } catch (error) {
      if (!isSessionLost(error)) await alert(`We couldn’t delete the ${name}. ${sentenceOf(error)}`);
    }
  };
};
