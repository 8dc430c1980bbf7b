import { useEffect, useState } from 'react';
import { useAffiliate } from '#web/data/billing/affiliate.ts';
import { useSession } from '#web/data/session/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';

const CONFIRMED_MILLISECONDS = 2000;

/** The signed-in user's referral link, or an example of one, with a copy button. */
export const LinkPreview = () => {
  const session = useSession();
  const isHydrated = useHydrated();
  const { alert } = useMessages();
  const [copied, setCopied] = useState(0);
  const isAffiliate = session.status === 'signed-in';
  const { data, isError } = useAffiliate(isAffiliate);
  const link = isAffiliate ? data?.link : `${isHydrated ? globalThis.location.origin : ''}/?via=your-name`;
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), CONFIRMED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (): void => {
    if (link === undefined) return;
    navigator.clipboard.writeText(link).then(
      () => setCopied((times) => times + 1),
      () => void alert('We couldn’t copy the link. Select it and copy it manually.'),
    );
  };
  return (
    <div className="link-preview">
      <p className="link-preview__label" id="affiliate-link">
        Your affiliate link
      </p>
      <p className="link-preview__link">
        {link ?? (isError ? 'We couldn’t load your link. Reload the page to try again.' : '')}
      </p>
      <button
        type="button"
        className="button button--wide"
        aria-describedby="affiliate-link"
        disabled={link === undefined}
        onClick={copy}
      >
        <Icon name={copied > 0 ? 'check' : 'copy'} />
        <span className="button__face">
          <span hidden={copied > 0}>Copy Link</span>
          <span hidden={copied === 0}>Copied!</span>
        </span>
      </button>
      <output className="hidden-visually">{copied > 0 ? 'Link copied.' : ''}</output>
    </div>
  );
};
