import { Link } from 'react-router-dom';
import { platformOf } from '#contract/platforms.ts';
import type { Connection, OfferedPlatform } from '#contract/schemas/publishing.ts';
import { auditWords, PRIVACIES } from '#web/data/publishing/connection-words.ts';
import { useConnections, usePlatforms } from '#web/data/publishing/connections.ts';
import { MadeForKids } from '#web/data/publishing/made-for-kids.tsx';
import { followsWords, unpostableWords, withAccount, withPrivacy } from '#web/data/series/series-posts.ts';
import { paths } from '#web/lib/paths.ts';
import { CheckField } from '#web/ui/kit/check-field.tsx';
import { ChoiceField } from '#web/ui/kit/fields.tsx';
import type { StepProps } from './step-props.ts';
import './posts-field.css';

type FieldProps = Pick<StepProps, 'form' | 'change' | 'problems'>;

const DRAFT = 'It arrives as a draft in the account’s inbox, which you post in the app.';

const Account = ({
  account,
  platform,
  form,
  change,
}: Omit<FieldProps, 'problems'> & {
  readonly account: Connection;
  readonly platform: OfferedPlatform | undefined;
}) => {
  const chosen = form.publish.find(({ connection_id: id }) => id === account.id);
  const unpostable = unpostableWords(account);
  const audit = chosen && platform && auditWords(platform);
  const draft = account.platform === 'tiktok' ? DRAFT : undefined;
  return (
    <div className="posts-field__account">
      <CheckField
        label={`${account.name} – ${platform?.name ?? platformOf(account.platform).name}`}
        hint={unpostable ?? draft}
        isChecked={chosen !== undefined}
        isDisabled={unpostable !== undefined && chosen === undefined}
        onChange={(isWanted) => change((now) => ({ publish: withAccount(now.publish, account, isWanted) }))}
      />
      {chosen?.way === 'upload' ? (
        <>
          <ChoiceField
            label={`Who can watch on ${account.name}`}
            value={chosen.privacy}
            choices={PRIVACIES}
            onChange={(privacy) =>
              change((now) => ({ publish: withPrivacy(now.publish, account.id, privacy) }))
            }
          />
          <MadeForKids connection={account} />
        </>
      ) : null}
      {audit === undefined ? null : <p className="series-wizard__hint">{audit}</p>}
    </div>
  );
};

const Accounts = ({
  accounts,
  platforms,
  form,
  change,
}: Omit<FieldProps, 'problems'> & {
  readonly accounts: readonly Connection[];
  readonly platforms: readonly OfferedPlatform[];
}) => {
  const gone = form.publish.filter(({ connection_id: id }) => !accounts.some((one) => one.id === id));
  return (
    <>
      {accounts.map((account) => (
        <Account
          key={account.id}
          account={account}
          platform={platforms.find(({ id }) => id === account.platform)}
          form={form}
          change={change}
        />
      ))}
      {gone.map(({ connection_id: id }) => (
        <CheckField
          key={id}
          label="An account that is no longer connected"
          isChecked
          onChange={() =>
            change((now) => ({ publish: now.publish.filter((post) => post.connection_id !== id) }))
          }
        />
      ))}
      <p className="series-wizard__hint">
        {accounts.length === 0 ? 'No account is connected. ' : ''}
        <Link to={paths.connections}>
          {accounts.length === 0 ? 'Connect one in Settings' : 'Connect or reconnect accounts in Settings'}
        </Link>
        {accounts.length === 0 ? ', and come back to choose it.' : '.'}
      </p>
    </>
  );
};

/** The accounts that approved videos are posted to. Absent on a stage that doesn’t publish anywhere. */
export const PostsField = ({ form, change, problems }: FieldProps) => {
  const platforms = usePlatforms().data ?? [];
  const isOffered = platforms.length > 0;
  const connections = useConnections({ isWanted: isOffered });
  if (!isOffered) return null;
  const follows = form.publish.length === 0 ? '' : followsWords(form);
  return (
    <fieldset className="posts-field">
      <legend className="posts-field__legend">When approved, post to</legend>
      <p className="series-wizard__hint">
        Each is posted with its title, description and tags at its time, or right away if you approve it after
        that.
      </p>
      {connections.isError ? (
        <p className="series-wizard__problem" role="alert">
          We couldn’t load your accounts. What was chosen before stays as it is.
        </p>
      ) : null}
      {connections.data === undefined ? null : (
        <Accounts accounts={connections.data} platforms={platforms} form={form} change={change} />
      )}
      {follows === '' ? null : <p className="posts-field__follows">{follows}</p>}
      {problems.publish === undefined ? null : (
        <p className="series-wizard__problem" role="alert">
          {problems.publish}
        </p>
      )}
    </fieldset>
  );
};
