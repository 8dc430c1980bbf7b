import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Upload } from '#contract/schemas/uploads.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { storyboardUsing, useDeleteUpload } from '#web/data/uploads/uploads.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';

/** Deletes a file once the creator confirms. If a storyboard uses the file, names the storyboard instead. */
export const useMediaDeletion = (upload: Upload, onClose: () => void) => {
  const { alert, confirm } = useMessages();
  const toast = useToast();
  const { mutateAsync } = useDeleteUpload();
  const [isAsking, setAsking] = useState(false);
  const { id, name } = upload;

  const remove = async (): Promise<void> => {
    setAsking(true);
    // If this fails, the server still refuses to delete a file in use.
    const title = await storyboardUsing(id).catch(() => undefined);
    setAsking(false);
    if (title !== undefined) {
      await alert(
        `“${name}” is in the storyboard “${title}”. Take it out there, or discard the storyboard, then delete it.`,
      );
      return;
    }
    const question = `Delete “${name}”? No storyboard uses it, and finished videos keep their own copy. This can’t be undone.`;
    if (!(await confirm(question, 'Delete File'))) return;
    // The card that would get the focus back is removed too.
    flushSync(onClose);
    focusHeading();
    try {
      await mutateAsync(id);
      toast({ title: 'File deleted', text: name });
    } catch (error) {
      if (!isSessionLost(error)) await alert(`We couldn’t delete the file. ${sentenceOf(error)}`);
    }
  };
  return { remove, isAsking };
};
