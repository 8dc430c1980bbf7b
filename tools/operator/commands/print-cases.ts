import { isUrgentCase } from '#functions/domain/operators/case.ts';
import { auditTrail, cases } from '#functions/wiring/operators/operator-stores.ts';

const SHOWN = 100;

/** Prints what waits for an operator. */
export const printCases = async (): Promise<void> => {
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

/** Prints every decision, and whether the trail is whole. */
export const printTrail = async (): Promise<void> => {
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
