import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '#contract/schemas/auth.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useEndSession, useSignOutElsewhere } from '#web/data/session/sessions.ts';
import { useSignInAgain } from '#web/data/session/sign-in-again.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { nameOf, ownFirst, timesOf } from './session-words.ts';

interface SessionRowProps {
  readonly session: Session;
  readonly timezone: string;
  /** When the list was read. */
  readonly readAt: Date;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One device, with a button that signs it out unless it is the current device. */
const SessionRow = ({ session, timezone, readAt, isEnding, onEnd }: SessionRowProps) => (
  <li className="sessions__one">
    <div className="sessions__words">
      <p className="sessions__name">{nameOf(session)}</p>
      {timesOf(session, timezone, readAt).map((words) => (
        <p key={words} className="sessions__times">
          {words}
        </p>
      ))}
    </div>
    {session.isThis ? (
      <span className="badge badge--plain">This device</span>
    ) : (
      <ActionButton
        isBusy={isEnding}
        busyText="Ending…"
        aria-label={`Sign out ${nameOf(session)}`}
        onClick={onEnd}
      >
        Sign Out
      </ActionButton>
    )}
  </li>
);

/** The section's name in links; `useSignInAgain` leads back to it. */
export const ANCHOR = 'sessions';

/** The remaining devices stay hidden until the user asks for them. */
const SHOWN_AT_FIRST = 5;

const QUESTION = 'Sign out on all your other devices? You stay signed in on this one.';

interface SessionListProps {
  readonly sessions: readonly Session[];
  readonly readAt: Date;
}

/** Signs out another device, or all the others, and reports the outcome. */
const useSignOuts = (onSignedOut: () => void) => {
  const { confirm } = useMessages();
  const toast = useToast();
  const one = useEndSession();
  const elsewhere = useSignOutElsewhere();
  const signInAgain = useSignInAgain('sessions');
  const outcome = (text: string) => ({
    onSuccess: () => {
      onSignedOut();
      toast({ title: 'Signed out', text });
    },
    onError: (error: Error) => {
      if (isSessionLost(error) || signInAgain(error)) return;
      toast({ tone: 'destructive', title: 'Error', text: `We couldn’t sign it out. ${sentenceOf(error)}` });
    },
  });
  return {
    isEnding: ({ id }: Session): boolean => one.isPending && one.variables === id,
    end: (session: Session): void => {
      if (!one.isPending) one.mutate(session.id, outcome(`${nameOf(session)} is signed out.`));
    },
    isEndingOthers: elsewhere.isPending,
    endOthers: async (): Promise<void> => {
      if (await confirm(QUESTION, 'Sign Out Everywhere Else'))
        elsewhere.mutate(undefined, outcome('All your other devices are signed out.'));
    },
  };
};

/** This device first, then the others, most recently used first. */
export const SessionList = ({ sessions, readAt }: SessionListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${ANCHOR}`) list.current?.closest('section')?.scrollIntoView();
  }, [hash]);
  const timezone = useTimeZone();
  const [isWhole, setWhole] = useState(false);
  // The pressed button has disappeared along with its device.
  const { isEnding, end, isEndingOthers, endOthers } = useSignOuts(() => list.current?.focus());
  const rows = ownFirst(sessions);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul ref={list} className="sessions" tabIndex={-1} aria-label="Devices that are signed in">
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            timezone={timezone}
            readAt={readAt}
            isEnding={isEnding(session)}
            onEnd={() => end(session)}
          />
        ))}
      </ul>
      {rows.length > 1 ? (
        <div className="sessions__all">
          {shown.length < rows.length ? (
            <ActionButton look="quiet" onClick={() => setWhole(true)}>
              Show All {rows.length}
            </ActionButton>
          ) : null}
          <ActionButton isBusy={isEndingOthers} busyText="Signing out…" onClick={() => void endOthers()}>
            Sign Out Everywhere Else
          </ActionButton>
        </div>
      ) : (
        <p className="settings__later">You’re signed in on this device only.</p>
      )}
    </>
  );
};
