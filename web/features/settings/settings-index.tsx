import { anchorOf } from './section.tsx';
import { ANCHOR as SESSIONS } from './sessions/session-list.tsx';

/** What determines, for this account and stage, whether certain sections are shown. */
interface Present {
  readonly hasPassword: boolean;
  readonly hasConnections: boolean;
  readonly hasModels: boolean;
}

/** The sections of Settings, in the order in which they are shown. */
export const sectionsFor = ({ hasPassword, hasConnections, hasModels }: Present): readonly string[] => [
  'Profile',
  'Preferences',
  'Subscription',
  ...(hasPassword ? ['Password', 'Two-Step Sign-In'] : []),
  'Where You’re Signed In',
  'Video Settings',
  'Pronunciation',
  ...(hasConnections ? ['Connections'] : []),
  ...(hasModels ? ['Models'] : []),
  'Your Data',
  'Danger Zone',
];

const ANCHORS: ReadonlyMap<string, string> = new Map([['Where You’re Signed In', SESSIONS]]);

/** Links to the sections. */
export const SettingsIndex = (present: Present) => (
  <nav className="settings-index" aria-label="On this page">
    {sectionsFor(present).map((title) => (
      <a key={title} href={`#${ANCHORS.get(title) ?? anchorOf(title)}`}>
        {title}
      </a>
    ))}
  </nav>
);
