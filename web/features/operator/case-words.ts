import { actionRow, type OperatorAction } from '#contract/schemas/operators/actions.ts';
import type { OpenCase } from '#contract/schemas/operators/cases.ts';
import { REPORT_REASONS, type ReportReason } from '#contract/schemas/operators/reports.ts';
import { formatNumber } from '#web/lib/format.ts';

export const reasonName = (reason: ReportReason): string =>
  REPORT_REASONS.find(({ id }) => id === reason)?.name ?? reason;

/** The reasons why a case is in the queue, most important first. */
export const whyOpen = ({ restriction, appeal, reports, reasons }: OpenCase): readonly string[] => [
  ...(restriction === 'held' ? ['Held by moderation'] : []),
  ...(appeal === undefined ? [] : [`Appeal against “${actionRow(appeal.action).name}”`]),
  ...reasons.map(({ reason, count }) => `${reasonName(reason)} ×${formatNumber(count)}`),
  ...(reports > 0 ? [`from ${formatNumber(reports)} ${reports === 1 ? 'network' : 'networks'}`] : []),
];

const STATES = { hidden: 'Hidden', taken_down: 'Taken down', held: 'Held' } as const;

/** What strangers can currently see of a case’s video. */
export const stateOf = ({ videoId, title, restriction, isShared, isSuspended }: OpenCase): string => {
  const account = isSuspended ? ['Account suspended'] : [];
  if (videoId === undefined) return isSuspended ? 'Account suspended' : 'Account';
  if (title === undefined) return [...account, 'Deleted by its owner'].join(' · ');
  if (restriction !== undefined) return [...account, STATES[restriction]].join(' · ');
  return [...account, isShared ? 'Public' : 'Not shared'].join(' · ');
};

/** True for actions that take something away from the owner permanently or publicly. */
export const isDangerous = (action: OperatorAction): boolean =>
  ['takedown', 'suspend', 'end_account'].includes(action);

interface Offer {
  readonly action: OperatorAction;
  /** The key that opens the decision’s dialog. */
  readonly key?: string;
}

/** The decisions an operator may make about a case now. */
export const offersFor = ({ videoId, title, restriction, isSuspended }: OpenCase): readonly Offer[] => {
  const account: readonly Offer[] = [
    { action: 'warn', key: 'w' },
    { action: isSuspended ? 'reinstate' : 'suspend', key: 's' },
    { action: 'end_account' },
  ];
  if (videoId === undefined || title === undefined) return [{ action: 'dismiss', key: 'd' }, ...account];
  const video: readonly Offer[] = [
    { action: 'dismiss', key: 'd' },
    ...(restriction === undefined || restriction === 'held' ? ([{ action: 'hide', key: 'h' }] as const) : []),
    ...(restriction === 'taken_down' ? [] : ([{ action: 'takedown', key: 't' }] as const)),
    ...(restriction === 'hidden' || restriction === 'taken_down'
      ? ([{ action: 'restore', key: 'r' }] as const)
      : []),
    ...(restriction === 'held' ? ([{ action: 'release', key: 'r' }] as const) : []),
    { action: 'return_credits' },
  ];
  return [...video, ...account];
};
