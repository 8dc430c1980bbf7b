import { useId } from 'react';
import { Link } from 'react-router-dom';
import { platformOf } from '#contract/platforms.ts';
import type { Connection, OfferedPlatform, Publication } from '#contract/schemas/publishing.ts';
import { unusableWords } from '#web/data/publishing/connection-words.ts';
import { MadeForKids } from '#web/data/publishing/made-for-kids.tsx';
import { thereWords } from '#web/data/publishing/publication-words.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { CheckField } from '#web/ui/kit/check-field.tsx';
import { FieldProblem } from '#web/ui/kit/field-problem.tsx';
import { Avatar } from '#web/ui/page/avatar.tsx';

interface AccountsFieldProps {
  readonly connections: readonly Connection[];
  readonly platforms: readonly OfferedPlatform[];
  readonly chosen: readonly string[];
  /** Those of this video. */
  readonly publications: readonly Publication[];
  readonly problem: string | undefined;
  /** The chosen accounts whose posts have to wait for another day. */
  readonly dayLimit: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The accounts to publish to. */
export const AccountsField = ({
  connections,
  platforms,
  chosen,
  publications,
  problem,
  dayLimit,
  onChange,
}: AccountsFieldProps) => {
  const id = useId();
  const timezone = useTimeZone();
  const now = useNow();
  return (
    <fieldset className="publish__part" aria-describedby={problem === undefined ? undefined : id}>
      <legend className="publish__legend">Accounts</legend>
      {connections.map((account) => {
        const unusable = unusableWords(account);
        const isChosen = chosen.includes(account.id);
        const there = thereWords(publications, account.id, timezone, now);
        const site = platforms.find((one) => one.id === account.platform)?.name;
        return (
          <div key={account.id} className="publish__account">
            <Avatar name={account.name} picture={account.picture} isSquare />
            <CheckField
              label={`${account.name} – ${site ?? platformOf(account.platform).name}`}
              hint={unusable ?? there}
              isChecked={isChosen}
              isDisabled={unusable !== undefined && !isChosen}
              onChange={(isWanted) =>
                onChange(isWanted ? [...chosen, account.id] : chosen.filter((one) => one !== account.id))
              }
            />
            {isChosen && account.platform === 'youtube' ? <MadeForKids connection={account} /> : null}
          </div>
        );
      })}
      {problem === undefined ? null : <FieldProblem id={id}>{problem}</FieldProblem>}
      <output className={dayLimit === undefined ? 'hidden-visually' : 'publish__note'}>
        {dayLimit ?? ''}
      </output>
      <p className="publish__hint">
        <Link to={paths.connections}>Connect or reconnect accounts</Link> in Settings. What you wrote here
        stays in this tab.
      </p>
    </fieldset>
  );
};
