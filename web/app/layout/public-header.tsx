import { useCallback, useRef, useState } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import type { User } from '#contract/schemas/auth.ts';
import { useSession, useSignOut } from '#web/data/session/session.ts';
import { paths } from '#web/lib/paths.ts';
import { Avatar } from '#web/ui/page/avatar.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { Logo } from '#web/ui/page/logo.tsx';
import './public-header.css';

const SITE_LINKS = [
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.affiliate, label: 'Affiliate Program', tag: 'New' },
] as const;

const SiteLinks = ({ onFollow }: { readonly onFollow?: () => void }) =>
  SITE_LINKS.map(({ to, label, ...rest }) => (
    <NavLink key={to} className="public-header__link" to={to} onClick={onFollow}>
      {label}
      {'tag' in rest ? <span className="public-header__tag">{rest.tag}</span> : null}
    </NavLink>
  ));

const SignedIn = ({ user }: { readonly user: User }) => {
  const navigate = useNavigate();
  const signOut = useSignOut(useCallback(() => void navigate(paths.home), [navigate]));
  return (
    <>
      <Avatar name={user.name} picture={user.avatar} />
      <span className="account__name">{user.name}</span>
      <Link className="button button--primary" to={paths.dashboard}>
        Dashboard
      </Link>
      <button
        type="button"
        className="button button--quiet account__logout"
        aria-busy={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        <Icon name="logout" />
        <span className="account__logout-word">Logout</span>
      </button>
    </>
  );
};

/**
 * The signed-in user, or the sign-in links. The width is fixed, so that the layout doesn't shift once the
 * session is known.
 */
const Account = () => {
  const session = useSession();
  return (
    <div className="account" data-status={session.status}>
      {session.status === 'signed-in' ? <SignedIn user={session.user} /> : null}
      {session.status === 'signed-out' ? (
        <>
          <Link className="public-header__link account__sign-in" to={paths.login}>
            Sign In
          </Link>
          <Link className="button button--primary" to={paths.login}>
            Get Started
          </Link>
        </>
      ) : null}
    </div>
  );
};

const SmallMenu = () => {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    // Esc closes the menu from anywhere inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="small-menu"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="button button--quiet button--icon"
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls="small-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <nav id="small-menu" className="small-menu__list" aria-label="Menu" hidden={!isOpen}>
        <SiteLinks onFollow={close} />
        {session.status === 'signed-in' ? (
          isOpen && <span className="public-header__link">{session.user.name}</span>
        ) : (
          <Link className="public-header__link" to={paths.login} onClick={close}>
            Sign In
          </Link>
        )}
      </nav>
    </div>
  );
};

/** Logo, site links and the signed-in user. */
export const PublicHeader = () => (
  <header className="public-header">
    <Link to={paths.home} className="public-header__home" aria-label="Veilcast home">
      <Logo />
    </Link>
    <nav className="public-header__nav" aria-label="Main">
      <SiteLinks />
    </nav>
    <Account />
    <SmallMenu />
  </header>
);
