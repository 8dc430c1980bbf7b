import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { Script } from '#web/data/scripts/script.ts';
import { useSession } from '#web/data/session/session.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { dropDraft, keepDraft, readDraft } from '#web/data/stories/drafts.ts';

/** An edit that is not saved yet, and the version of the story it began with. */
const EditDraft = z.object({ script: Script, version: z.int() });
type EditDraft = z.infer<typeof EditDraft>;

const parse = (stored: string): EditDraft | undefined => {
  try {
    return EditDraft.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
};

/** Keeps an unfinished edit of a story in this browser, while auto-save is on. */
export const useEditDraft = (storyId: string) => {
  const session = useSession();
  const { autoSave } = useSettings().preferences;
  const user = session.status === 'signed-in' ? session.user.id : '';
  const name = `edit.${storyId}` as const;
  const [found] = useState(() => (autoSave ? parse(readDraft(user, name)) : undefined));
  const keep = useCallback(
    (draft: EditDraft | undefined): void => {
      if (draft === undefined) dropDraft(user, name);
      else if (autoSave) keepDraft(user, name, JSON.stringify(draft));
    },
    [autoSave, name, user],
  );
  return { found, keep };
};
