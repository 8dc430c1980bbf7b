import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { takePlan, withPlan } from '#web/data/billing/chosen-plan.ts';
import { useExchangeSession } from '#web/data/session/session.ts';
import { loginAgain, pathOfScreen, rememberAgain, takeAgain } from '#web/data/session/sign-in-again.ts';
import { signInReturn } from '#web/data/session/sign-in-return.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';

/** The `session_id` values that this page has sent to the server; each works only once. */
const used = new Set<string>();

/**
 * Exchanges the `session_id` in the return URL for a session. True while that is in progress. Replaces the URL with
 * one that names the plan chosen earlier, or the screen that asked the user to sign in again. If the visitor comes
 * back without signing in, the plan is dropped.
 */
export const useSignInReturn = (): boolean => {
  const { alert } = useMessages();
  const navigate = useNavigate();
  const { mutate } = useExchangeSession();
  const [returned] = useState(() => signInReturn(globalThis.location));
  const [isDone, setDone] = useState(returned.kind !== 'session');
  useEffect(() => {
    if (returned.kind === 'nothing') {
      takePlan();
      rememberAgain(undefined);
      return;
    }
    const key = returned.kind === 'session' ? returned.sessionId : returned.kind;
    if (used.has(key)) return;
    used.add(key);
    const again = takeAgain();
    const login = again === undefined ? withPlan(paths.login, takePlan()) : loginAgain(again);
    void navigate(login, { replace: true });
    const fail = (): void => {
      setDone(true);
      void alert('Authentication failed. Please try again.');
    };
    const succeed = (): void => {
      if (again !== undefined) void navigate(pathOfScreen(again), { replace: true });
    };
    if (returned.kind === 'session') mutate(returned.sessionId, { onError: fail, onSuccess: succeed });
    else fail();
  }, [alert, mutate, navigate, returned]);
  return !isDone;
};
