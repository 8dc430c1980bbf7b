import { useEffect, useState } from 'react';
import { useExchangeSession } from '#web/data/session/session.ts';
import { signInReturn } from '#web/data/session/sign-in-return.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';

/** Values this page has handed to the server; each works only once. */
const used = new Set<string>();

/** Exchanges what the sign-in page sent the visitor back with. True while that is under way. */
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
