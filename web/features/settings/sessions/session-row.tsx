import type { Session } from '#contract/schemas/auth.ts';
import type { Timezone } from '#web/lib/time-zones.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { nameOf, timesOf } from './session-words.ts';

interface SessionRowProps {
  readonly session: Session;
  readonly timezone: Timezone;
  /** When the list was read. */
  readonly readAt: Date;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One device, with a button that signs it out unless it is this one. */
export const SessionRow = ({ session, timezone, readAt, isEnding, onEnd }: SessionRowProps) => (
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
