import { platformOf } from '#contract/platforms.ts';
import type { Connection } from '#contract/schemas/publishing.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import {
  connectionTimes,
  disconnectQuestion,
  rightsIn,
  withheldWords,
} from '#web/data/publishing/connection-words.ts';
import { useDisconnect } from '#web/data/publishing/connections.ts';
import { MadeForKids } from '#web/data/publishing/made-for-kids.tsx';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { Avatar } from '#web/ui/page/avatar.tsx';
import { useConnect } from './use-connect.ts';

/** Shown once an account is disconnected. */
export const disconnectedWords = ({ name, platform }: Pick<Connection, 'name' | 'platform'>): string =>
  `Veilcast no longer publishes to ${name} on ${platformOf(platform).name}.`;

/** Asks for confirmation, disconnects, and reports the outcome. */
const useDisconnecting = (connection: Connection) => {
  const { confirm } = useMessages();
  const toast = useToast();
  const disconnect = useDisconnect();
  const ask = async (): Promise<void> => {
    if (disconnect.isPending || !(await confirm(disconnectQuestion(connection), 'Disconnect'))) return;
    // Callbacks passed to `mutate` wouldn’t run, because the account disappears from the screen first.
    try {
      await disconnect.mutateAsync(connection.id);
      // The pressed button has disappeared along with the account.
      focusHeading(`${paths.connections.slice(paths.settings.length)} > h2`);
      toast({ title: 'Disconnected', text: disconnectedWords(connection) });
    } catch (error) {
      if (!isSessionLost(error))
        toast({ tone: 'destructive', title: 'Still connected', text: sentenceOf(error) });
    }
  };
  return { ask, isPending: disconnect.isPending };
};

/** A connected account: its name, what Veilcast may do there, and until when. */
export const ConnectedAccount = ({ connection }: { readonly connection: Connection }) => {
  const timezone = useTimeZone();
  const disconnecting = useDisconnecting(connection);
  const { connect, isConnecting } = useConnect({ platform: connection.platform, again: connection.id });
  const { name, picture, platform, ended } = connection;
  const withheld = ended === undefined ? withheldWords(connection) : undefined;
  return (
    <li className="connections__account">
      <Avatar name={name} picture={picture} isSquare />
      <div className="connections__words">
        <p className="connections__name">{name}</p>
        <p className="connections__times">{connectionTimes(connection, timezone)}</p>
        {ended === undefined ? (
          <ul className="connections__rights" aria-label={`What Veilcast may do for ${name}`}>
            {rightsIn(connection).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        ) : (
          <p className="connections__ended">
            {platformOf(platform).name} ended this connection: {ended}
          </p>
        )}
        {withheld === undefined ? null : <p className="connections__withheld">{withheld}</p>}
        {platform === 'youtube' && ended === undefined ? <MadeForKids connection={connection} /> : null}
      </div>
      <div className="connections__buttons">
        {ended === undefined && withheld === undefined ? null : (
          <ActionButton
            look={ended === undefined ? 'plain' : 'primary'}
            isBusy={isConnecting}
            busyText="Opening…"
            onClick={connect}
          >
            Reconnect<span className="hidden-visually"> {name}</span>
          </ActionButton>
        )}
        <ActionButton
          isBusy={disconnecting.isPending}
          busyText="Disconnecting…"
          onClick={() => void disconnecting.ask()}
        >
          Disconnect<span className="hidden-visually"> {name}</span>
        </ActionButton>
      </div>
    </li>
  );
};
