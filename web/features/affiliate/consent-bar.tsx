import { useNavigate } from 'react-router-dom';
import { AFFILIATE } from '#contract/catalogue.ts';
import { useFollowLink } from '#web/data/billing/affiliate.ts';
import { useSession } from '#web/data/session/session.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import './consent-bar.css';

/** Asks whether to remember the visitor's referral link. Stores and sends nothing until they agree. */
export const ConsentBar = ({ code, onAnswer }: { readonly code: string; readonly onAnswer: () => void }) => {
  const navigate = useNavigate();
  const session = useSession();
  const answered = (): void => {
    // Ask only once, even if the visitor goes back or reloads.
    const { pathname, search, hash } = globalThis.location;
    const query = new URLSearchParams(search);
    query.delete('via');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
    onAnswer();
    focusHeading();
  };
  const follow = useFollowLink(answered);
  // A user who is already signed in was not referred by this link.
  if (session.status !== 'signed-out') return null;
  return (
    <aside className="consent" aria-label="A friend’s link">
      <p className="consent__words">
        {`Someone recommended Veilcast to you. May we remember their link in a cookie for ${AFFILIATE.attributionDays} days? If you create an account by then, they earn a share of what you pay. Your price stays the same.`}
      </p>
      <div className="consent__answers">
        <button
          type="button"
          className="button"
          disabled={follow.isPending}
          onClick={() => follow.mutate(code)}
        >
          Yes, remember it
        </button>
        <button type="button" className="button" disabled={follow.isPending} onClick={answered}>
          No, thanks
        </button>
      </div>
      <output className="consent__problem">
        {follow.isError ? 'We couldn’t remember the link. Try again, or continue without it.' : ''}
      </output>
    </aside>
  );
};
