import { useEffect, useState } from 'react';
import { useSession } from '#web/data/session/session.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { dropDraft, keepDraft, readDraft } from '#web/data/stories/drafts.ts';
import { Script } from './script.ts';

/** The stored draft; undefined if there is none or it can’t be read. */
const readScript = (user: string): Script | undefined => {
  try {
    return Script.safeParse(JSON.parse(readDraft(user, 'script'))).data;
  } catch {
    return undefined;
  }
};

/** The script being typed, kept across reloads while auto-save is on. */
export const useScriptDraft = () => {
  const session = useSession();
  const { autoSave, language } = useSettings().preferences;
  const user = session.status === 'signed-in' ? session.user.id : '';
  const [script, setScript] = useState<Script>(
    () => (autoSave ? readScript(user) : undefined) ?? { title: '', text: '', category: 'General', language },
  );
  const isEmpty = script.text === '' && script.title === '';
  useEffect(() => {
    if (autoSave) keepDraft(user, 'script', isEmpty ? '' : JSON.stringify(script));
  }, [autoSave, isEmpty, script, user]);
  const forget = (): void => {
    setScript({ ...script, title: '', text: '' });
    dropDraft(user, 'script');
  };
  return { script, change: setScript, forget };
};
