import type { ReactNode } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { User } from '#contract/schemas/auth.ts';
import { useSignOut } from '#web/data/session/session.ts';
import { WriterChip } from '#web/data/stories/writer-chip.tsx';
import { capitalise, firstName } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { Afterwards } from '#web/ui/dialog/afterwards.tsx';
import { Avatar } from '#web/ui/page/avatar.tsx';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import { Logo } from '#web/ui/page/logo.tsx';
import { Title } from '#web/ui/page/page-head.tsx';
import { Notices } from './notices.tsx';
import { PlanBanner } from './plan-banner.tsx';
import './dashboard-shell.css';

interface Tab {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  /** On a phone, the tab that this one is shown under, because it doesn’t fit in the bar. */
  readonly within?: string;
  /** Whether the tab has subpages. */
  readonly hasPages?: boolean;
}

const TABS: readonly Tab[] = [
  { path: paths.dashboard, label: 'Overview', icon: 'overview' },
  { path: paths.stories, label: 'My Stories', icon: 'story' },
  { path: paths.videos, label: 'My Videos', icon: 'film' },
  { path: paths.media, label: 'My Media', icon: 'picture', within: paths.videos },
  { path: paths.autoPilot, label: 'Auto-pilot', icon: 'autoPilot', hasPages: true },
  { path: paths.publications, label: 'Published', icon: 'publish', within: paths.videos },
  { path: paths.analytics, label: 'Analytics', icon: 'chart', within: paths.videos },
  { path: paths.settings, label: 'Settings', icon: 'settings' },
];

const openTab = (pathname: string): Tab | undefined =>
  TABS.find(
    ({ path, hasPages = false }) =>
      path === pathname.replace(/\/$/u, '') || (hasPages && pathname.startsWith(`${path}/`)),
  );

const TabLinks = ({ open }: { readonly open: Tab | undefined }) => (
  <nav className="tabs" aria-label="Dashboard">
    {TABS.map(({ path, label, icon, within, hasPages = false }) => (
      <NavLink
        key={path}
        to={path}
        end={!hasPages}
        className={`tabs__link ${within === undefined ? '' : 'tabs__link--inner'} ${open?.within === path ? 'tabs__link--outer' : ''}`}
      >
        <Icon name={icon} />
        {label}
      </NavLink>
    ))}
  </nav>
);

/** The tabs that share one slot in the bar on a phone. */
const InnerTabs = ({ open }: { readonly open: Tab | undefined }) => {
  const outer = open?.within ?? open?.path;
  const inner = TABS.filter(({ within }) => within === outer);
  return open === undefined || inner.length === 0 ? null : (
    <nav className="inner-tabs" aria-label="Videos, media, published and analytics">
      {[...TABS.filter(({ path }) => path === outer), ...inner].map(({ path, label }) => (
        <NavLink key={path} to={path} end className="inner-tabs__link">
          {label}
        </NavLink>
      ))}
    </nav>
  );
};

const Account = ({ user }: { readonly user: User }) => {
  const navigate = useNavigate();
  const signOut = useSignOut(() => void navigate(paths.home, { replace: true }));
  return (
    <div className="shell-account">
      <Avatar name={user.name} picture={user.avatar} />
      <p className="shell-account__words">
        <span className="shell-account__name" title={user.name}>
          {user.name}
        </span>
        <span className="shell-account__plan">{capitalise(user.subscription)} plan</span>
      </p>
      <button
        type="button"
        className="shell-account__logout"
        onClick={() => {
          if (!signOut.isPending) signOut.mutate();
        }}
      >
        <Icon name="logout" />
        <span className="shell-account__logout-word">Logout</span>
      </button>
    </div>
  );
};

const headingOf = (tab: Tab | undefined, user: User): string =>
  tab === undefined || tab.path === paths.dashboard ? `Welcome back, ${firstName(user.name)}` : tab.label;

interface DashboardShellProps {
  readonly user: User;
  /** A line below the heading of the first tab, where space is reserved for it. */
  readonly news?: ReactNode;
}

/** Sidebar (a bottom bar on a phone), heading and plan banner around the open tab. */
export const DashboardShell = ({ user, news }: DashboardShellProps) => {
  const { pathname } = useLocation();
  const open = openTab(pathname);
  const heading = headingOf(open, user);
  useArrival();
  return (
    <div className="shell">
      <Title>{`${heading} – Veilcast`}</Title>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <aside className="shell__side">
        <Link to={paths.home} className="shell__home" aria-label="Veilcast home">
          <Logo />
        </Link>
        <TabLinks open={open} />
        <div className="shell__state">
          <WriterChip isDemoOnly />
        </div>
        <Account user={user} />
      </aside>
      <main id="content" tabIndex={-1} className="shell__main">
        <h1 className="shell__heading">{heading}</h1>
        {open?.path === paths.dashboard ? (
          <div className="shell__news">
            <Afterwards>{news}</Afterwards>
          </div>
        ) : null}
        <Notices />
        <PlanBanner user={user} />
        <InnerTabs open={open} />
        <Afterwards>
          <Outlet />
        </Afterwards>
      </main>
    </div>
  );
};
