import { useEffect, useState } from 'react';
import { useExchangeSession } from '#web/data/session/session.ts';
import { signInReturn } from '#web/data/session/sign-in-return.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';

/** Values this page has sent to the server; each works only once. */
const used = new Set<string>();

/** Exchanges the `session_id` in the return address for a session. True while that is in progress. */
export const useSignInReturn = (): boolean => {
  const { alert } = useMessages();
  const { mutate } = useExchangeSession();
  const [returned] = useState(() => signInReturn(globalThis.location));
  const [isDone, setDone] = useState(returned.kind !== 'session');
  useEffect(() => {
    if (returned.kind === 'nothing') return;
    const key = returned.kind === 'session' ? returned.sessionId : returned.kind;
    if (used.has(key)) return;
    used.add(key);
    globalThis.history.replaceState(globalThis.history.state, '', globalThis.location.pathname);
    const fail = (): void => {
      setDone(true);
      void alert('Authentication failed. Please try again.');
    };
    if (returned.kind === 'session') mutate(returned.sessionId, { onError: fail });
    else fail();
  }, [alert, mutate, returned]);
  return !isDone;
};
