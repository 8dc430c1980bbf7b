import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Connection, OfferedPlatform } from '#contract/schemas/publishing.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useMachineSettings } from '#web/data/api/site-config.ts';
import { auditWords, connectionReturn, returnWords } from '#web/data/publishing/connection-words.ts';
import { useConnections, usePlatforms } from '#web/data/publishing/connections.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Section } from '../section.tsx';
import { ConnectedAccount } from './connected-account.tsx';
import { OwnApp } from './own-app.tsx';
import { useConnect } from './use-connect.ts';
import '#web/ui/states/skeleton.css';
import './connections.css';

const ANCHOR = 'connections';

/** Whether connecting succeeded, read once from the URL and then removed from it. */
const useReturn = () => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [back] = useState(() => connectionReturn(search));
  const { data: connections } = useConnections({ isWanted: back !== undefined });
  useEffect(() => {
    if (connectionReturn(search) !== undefined)
      void navigate({ pathname: paths.settings, hash }, { replace: true, preventScrollReset: true });
  }, [hash, navigate, search]);
  return back && returnWords(back, connections ?? []);
};

/** Says whether connecting succeeded, as long as the account is connected, and takes the focus. */
const Outcome = () => {
  const outcome = useReturn();
  const words = useRef<HTMLParagraphElement>(null);
  const { hash } = useLocation();
  const isAsked = outcome !== undefined || hash === `#${ANCHOR}`;
  useEffect(() => {
    if (!isAsked) return;
    words.current?.focus({ preventScroll: true });
    document.querySelector(`#${ANCHOR}`)?.scrollIntoView();
  }, [isAsked]);
  return outcome === undefined ? null : (
    <p ref={words} tabIndex={-1} className={`connections__outcome connections__outcome--${outcome.look}`}>
      {outcome.words}
    </p>
  );
};

const ONLY_STAND_IN =
  'TikTok’s apps need a public https address, and Veilcast answers on this computer only. To publish on the real TikTok, deploy a stage.';

interface PlatformPartProps {
  readonly platform: OfferedPlatform;
  readonly connections: readonly Connection[];
}

/** One platform: what its state on this stage means, its connected accounts, and the Connect button. */
const PlatformPart = ({ platform, connections }: PlatformPartProps) => {
  const { connect, isConnecting } = useConnect({ platform: platform.id });
  const audit = auditWords(platform);
  return (
    <li className="connections__platform">
      <div className="connections__head">
        <h3>{platform.name}</h3>
        <ActionButton isBusy={isConnecting} busyText="Opening…" onClick={connect}>
          {connections.length === 0 ? 'Connect' : 'Connect Another'}
          <span className="hidden-visually"> {platform.name} account</span>
        </ActionButton>
      </div>
      {platform.posts_url === undefined ? null : (
        <p className="settings__later">
          This stand-in runs on your computer, so nothing leaves it.{' '}
          <a href={platform.posts_url} target="_blank" rel="noreferrer">
            See what was posted
            <span className="hidden-visually"> on {platform.name}, in a new tab</span>
          </a>
        </p>
      )}
      {platform.id === 'tiktok' && platform.posts_url !== undefined ? (
        <p className="settings__later">{ONLY_STAND_IN}</p>
      ) : null}
      {audit === undefined ? null : <p className="settings__later">{audit}</p>}
      {connections.length === 0 ? null : (
        <ul className="connections__accounts" aria-label={`Your accounts on ${platform.name}`}>
          {connections.map((connection) => (
            <ConnectedAccount key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
    </li>
  );
};

const Content = ({ platforms }: { readonly platforms: readonly OfferedPlatform[] }) => {
  const query = useConnections();
  if (query.data !== undefined) {
    const { data: connections } = query;
    return (
      <ul className="connections">
        {platforms.map((platform) => (
          <PlatformPart
            key={platform.id}
            platform={platform}
            connections={connections.filter((one) => one.platform === platform.id)}
          />
        ))}
      </ul>
    );
  }
  if (query.isError)
    return (
      <div className="settings__problem" role="alert">
        <p>We couldn’t load your connections. {sentenceOf(query.error)}</p>
        <ActionButton isBusy={query.isFetching} busyText="Loading…" onClick={() => void query.refetch()}>
          Try Again
        </ActionButton>
      </div>
    );
  return (
    <output className="settings__fields" aria-busy="true" aria-label="Loading your connections">
      <span className="skeleton skeleton--line" />
      <span className="skeleton skeleton--short" />
    </output>
  );
};

/**
 * The platforms that this stage publishes to, and the creator’s accounts there; renders nothing on a stage without
 * platforms.
 */
export const ConnectionsSection = () => {
  const query = usePlatforms();
  const hasOwnApp = useMachineSettings();
  const { data: platforms } = query;
  if (platforms?.length === 0 || (platforms === undefined && !query.isError)) return null;
  return (
    <Section title="Connections" anchor={ANCHOR}>
      <Outcome />
      {platforms === undefined ? (
        <div className="settings__problem" role="alert">
          <p>We couldn’t load where you can publish. {sentenceOf(query.error)}</p>
          <ActionButton isBusy={query.isFetching} busyText="Loading…" onClick={() => void query.refetch()}>
            Try Again
          </ActionButton>
        </div>
      ) : (
        <>
          <p className="settings__later">Publish finished videos to your own accounts.</p>
          <Content platforms={platforms} />
          {hasOwnApp ? <OwnApp /> : null}
        </>
      )}
    </Section>
  );
};
