import { useEffect, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Icon } from '#web/ui/icons.tsx';
import { useMessages } from '#web/ui/messages.tsx';
import { affiliateLink } from './affiliate-link.ts';

const CONFIRMED_MILLISECONDS = 2000;

/** What an affiliate's link looks like, to be copied. */
export const LinkPreview = () => {
  const session = useSession();
  const isHydrated = useHydrated();
  const { alert } = useMessages();
  const [copied, setCopied] = useState(0);
  const link = affiliateLink(
    isHydrated ? globalThis.location.origin : '',
    session.status === 'signed-in' ? session.user.name : 'your-name',
  );
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), CONFIRMED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied((times) => times + 1),
      () => void alert('The link could not be copied. Select it and copy it yourself.'),
    );
  };
  return (
    <div className="link-preview">
      <p className="link-preview__label" id="affiliate-link">
        Your affiliate link
      </p>
      <p className="link-preview__link">{link}</p>
      <button type="button" className="button button--wide" aria-describedby="affiliate-link" onClick={copy}>
        <Icon name={copied > 0 ? 'check' : 'copy'} />
        <span className="button__face">
          <span hidden={copied > 0}>Copy Link</span>
          <span hidden={copied === 0}>Copied!</span>
        </span>
      </button>
      <output className="hidden-visually">{copied > 0 ? 'The link was copied.' : ''}</output>
    </div>
  );
};
