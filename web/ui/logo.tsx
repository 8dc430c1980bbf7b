import './logo.css';

/** A vertical frame whose lower edge is a caption line, and the name beside it. */
export const Logo = ({ wordmark = true }: { readonly wordmark?: boolean }) => (
  <span className="logo">
    <svg className="logo__mark" viewBox="0 0 24 32" width="24" height="32" aria-hidden="true" focusable="false">
      <path className="logo__frame" d="M5 24V5a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v19" />
      <path className="logo__caption" d="M2 29.500h20" />
    </svg>
    <span className={wordmark ? 'logo__name' : 'hidden-visually'}>Veilcast</span>
  </span>
);
