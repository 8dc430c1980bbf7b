import { userInfo } from 'node:os';
import { isUrgentCase } from '#functions/domain/operators/case.ts';
import { auditTrail, cases } from '#functions/wiring/operators/operator-stores.ts';
import { carryOut } from './operator/carry-out.ts';
import { onTable } from './operator/on-table.ts';
import { changeRights, printOperators } from './operator/rights.ts';

const SHOWN = 100;

/** Prints the cases that are waiting for an operator. */
const printCases = async (): Promise<void> => {
  const open = await cases().open(SHOWN);
  for (const found of open) {
    const { ownerId, videoId, openedAt = '', reports, reasons, held, appeal } = found;
    const facts = [
      ...(isUrgentCase(found) ? ['URGENT'] : []),
      ...(held === true ? ['held by moderation'] : []),
      ...(appeal === undefined ? [] : [`appeal against ${appeal.action}: ${appeal.words}`]),
      ...(reports === 0 ? [] : [`${reports} reported it`]),
      ...Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`),
    ];
    console.log(`${openedAt}  ${ownerId}${videoId === undefined ? '' : `/${videoId}`}  ${facts.join(', ')}`);
  }
  console.log(open.length === 1 ? '1 case is open.' : `${open.length} cases are open.`);
};

/** Prints every decision, and whether the audit trail is complete. */
const printTrail = async (): Promise<void> => {
  for await (const { n, at, operator, action, ownerId, videoId, reason, byLaw } of auditTrail().all())
    console.log(
      `${n}  ${at}  ${operator}  ${action}${byLaw === true ? ' by law' : ''}  ${ownerId}${videoId === undefined ? '' : `/${videoId}`}  ${reason}`,
    );
  const broken = await auditTrail().brokenAt();
  if (broken === undefined) return console.log('The trail is whole.');
  console.error(
    `Entry ${broken} is missing or was changed. Compare it with the log: every entry was logged as operator-acted.`,
  );
  process.exitCode = 1;
};

/**
 * `npm run operator -- <command>`: does what the operators’ page does, and controls who may open that page. Needs
 * `TABLE_NAME`. Commands about videos also need `BUCKET_NAME`, `end-account` also needs `DELETION_MACHINE_ARN` and
 * `SIGN_IN_SECRET_ID`, and `grant` also needs `USER_POOL_ID`.
 */
const USAGE = `Usage: npm run operator -- <command>

  grant <issuer> <subject> "<reason>"     gives an account with two-step sign-in an operator's rights
  revoke <issuer> <subject> "<reason>"    takes them away
  list                                    who has them
  cases                                   what waits for an operator
  audit                                   every decision, checked for gaps and changes

  hide | takedown | restore | release | return-credits | dismiss <video> "<reason>" [--by-law]
  warn | suspend | reinstate | end-account <user id> "<reason>"

<video> is a share link, a share id, the id of a reported video, or <user id>/<video id>.
The owner reads the reason, and so does everyone who opens the link of a video that was taken down.`;

const BY_LAW = '--by-law';
/** A share id may begin with a hyphen or two, so only words after two hyphens count as options. */
const OPTION = /^--[a-z]+(?:-[a-z]+)*$/u;
const given = process.argv.slice(2);
const words = given.filter((word) => word !== BY_LAW);
const [command = '', first, second, third] = words;
const by = `command:${userInfo().username}`;

const run = (): Promise<void> | undefined => {
  if (command === 'list') return onTable(printOperators);
  if (command === 'cases') return onTable(printCases);
  if (command === 'audit') return onTable(printTrail);
  if (first === undefined || second === undefined) return undefined;
  if (command === 'grant' || command === 'revoke')
    return third === undefined
      ? undefined
      : onTable(() => changeRights(command, { issuer: first, subject: second }, { by, reason: third }));
  const work = carryOut(command, first, { by, reason: second, isByLaw: given.includes(BY_LAW) });
  return work && onTable(work);
};

const work = words.some((word) => OPTION.test(word)) ? undefined : run();
if (work === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else await work;
