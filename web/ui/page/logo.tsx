import './logo.css';

/** A vertical frame whose lower edge is a caption line, and the name beside it. */
export const Logo = ({ wordmark = true }: { readonly wordmark?: boolean }) => (
  <span className="logo">
    <svg
      className="logo__mark"
      viewBox="0 0 24 32"
      width="24"
      height="32"
      aria-hidden="true"
      focusable="false"
    >
      <path className="logo__frame" d="M3.5 23V5.5A3.5 3.5 0 0 1 7 2h10a3.5 3.5 0 0 1 3.5 3.5V23" />
      <path className="logo__caption" d="M4 29.5h16" />
    </svg>
    <span className={wordmark ? 'logo__name' : 'hidden-visually'}>Veilcast</span>
  </span>
);
