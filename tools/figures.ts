import { ownPlaysOf } from '#functions/domain/analytics/own-plays.ts';
import { ownPlays } from '#functions/wiring/stores.ts';
import { ownPlaysReport } from './figures/own-plays-report.ts';
import { onTable } from './operator/on-table.ts';

/**
 * `npm run figures`: lists the owners' own plays that old figures still contain; `npm run figures -- --write` takes
 * them out. A second run finds nothing left to change.
 */
const words = process.argv.slice(2);
const isWriting = words[0] === '--write';

const repair = async (): Promise<void> => {
  const repairs = ownPlays();
  const own = (await repairs.read()).map(ownPlaysOf);
  let changed = 0;
  if (isWriting) for (const each of own) changed += await repairs.takeBack(each);
  for (const line of ownPlaysReport(own, { isWritten: isWriting, changed })) console.log(line);
};

if (words.length === 0 || (isWriting && words.length === 1)) await onTable(repair);
else {
  console.error('Usage: npm run figures [-- --write]');
  process.exitCode = 2;
}
