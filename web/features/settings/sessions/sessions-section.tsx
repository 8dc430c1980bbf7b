import { sentenceOf } from '#web/data/api/api-error.ts';
import { useSessions } from '#web/data/session/sessions.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Section } from '../section.tsx';
import { ANCHOR, SessionList } from './session-list.tsx';
import '#web/ui/states/skeleton.css';
import './sessions.css';

const Content = () => {
  const query = useSessions();
  if (query.data !== undefined) {
    return <SessionList sessions={query.data} readAt={new Date(query.dataUpdatedAt)} />;
  }
  if (query.isError) {
    return (
      <div className="settings__problem" role="alert">
        <p>We couldn’t load where you’re signed in. {sentenceOf(query.error)}</p>
        <ActionButton isBusy={query.isFetching} busyText="Loading…" onClick={() => void query.refetch()}>
          Try Again
        </ActionButton>
      </div>
    );
  }
  return (
    <output className="sessions" aria-busy="true" aria-label="Loading where you’re signed in">
      {[1, 2].map((row) => (
        <span key={row} className="sessions__one">
          <span className="sessions__loading">
            <span className="skeleton skeleton--line" />
            <span className="skeleton skeleton--short" />
          </span>
        </span>
      ))}
    </output>
  );
};

/** The devices that are signed in, each with a button that signs it out. */
export const SessionsSection = () => (
  <Section title="Where You’re Signed In" anchor={ANCHOR}>
    <p className="settings__later">
      If you don’t recognize a device, sign it out and change the password you sign in with.
    </p>
    <Content />
  </Section>
);
