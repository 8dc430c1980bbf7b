import { isOneAddress } from '#functions/domain/mail/mail.ts';
import { suppressions } from '#functions/wiring/mail.ts';
import { onTable } from './operator/on-table.ts';

/**
 * `npm run suppressions -- read <address>`: shows whether mail to an address is blocked because earlier mail bounced
 * or was reported as spam. `npm run suppressions -- lift <address>`: allows mail to the address again, if its owner
 * has asked for that. Needs `TABLE_NAME`.
 */
const USAGE = 'Usage: TABLE_NAME=<table> npm run suppressions -- read | lift <address>';

const read = async (address: string): Promise<void> => {
  const isSuppressed = await suppressions().isSuppressed(address);
  console.log(isSuppressed ? 'This address gets no mail.' : 'This address gets mail.');
};

const lift = async (address: string): Promise<void> => {
  const isLifted = await suppressions().lift(address);
  console.log(isLifted ? 'This address gets mail again.' : 'This address was not suppressed.');
};

const [, , command, address = ''] = process.argv;
if (command === 'read' && isOneAddress(address)) await onTable(() => read(address));
else if (command === 'lift' && isOneAddress(address)) await onTable(() => lift(address));
else {
  console.error(USAGE);
  process.exitCode = 2;
}
