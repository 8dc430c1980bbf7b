import { useCallback, useState } from 'react';
import { useSession } from '#web/data/session/session.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { dropDraft, keepDraft, readDraft } from '#web/data/stories/drafts.ts';

/** An edit that isn’t saved yet, and the version that it is based on. */
interface KeptEdit<F> {
  readonly form: F;
  readonly version: number;
}

const read = <F>(stored: string, parse: (kept: unknown) => F | undefined): KeptEdit<F> | undefined => {
  try {
    const kept: unknown = JSON.parse(stored);
    if (typeof kept !== 'object' || kept === null || !('form' in kept) || !('version' in kept))
      return undefined;
    const form = parse(kept.form);
    return form === undefined || typeof kept.version !== 'number'
      ? undefined
      : { form, version: kept.version };
  } catch {
    return undefined;
  }
};

/** Keeps an unfinished edit in this browser, while auto-save is on. */
export const useKeptEdit = <F>(name: `edit.${string}`, parse: (kept: unknown) => F | undefined) => {
  const session = useSession();
  const { autoSave } = useSettings().preferences;
  const user = session.status === 'signed-in' ? session.user.id : '';
  const [found] = useState(() => (autoSave ? read(readDraft(user, name), parse) : undefined));
  const keep = useCallback(
    (edit: KeptEdit<F> | undefined): void => {
      if (edit === undefined) dropDraft(user, name);
      else if (autoSave) keepDraft(user, name, JSON.stringify(edit));
    },
    [autoSave, name, user],
  );
  return { found, keep };
};
