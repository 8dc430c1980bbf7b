import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { SPANS, type Span } from '#functions/domain/budget/budget.ts';
import type { Held } from '#functions/domain/budget/ports.ts';
import { type Spender, type UsedUp, unpaidCaps } from '#functions/domain/budget/unpaid.ts';
import { tierOf } from '#functions/domain/plans/tiers.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';
import { unpaidKey } from '#functions/store/table/unpaid-keys.ts';
import { periodsOf } from './budget-writes.ts';
import { readLosses } from './loss-writes.ts';

/** The month and the day to which an account’s spending is assigned; each is an attribute of the month’s row. */
type Periods = Readonly<Record<Span, string>>;

const namesOf = ({ day }: Pick<Periods, 'day'>) => ({ '#month': 'month', '#day': `day ${day}` });

const readSpent = async (
  table: Table,
  ownerId: string,
  { month, day }: Periods,
): Promise<Readonly<Record<Span, number>>> => {
  const { Item = {} } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: unpaidKey(ownerId, month), ConsistentRead: true }),
  );
  const of = (attribute: string): number => z.int().default(0).parse(Item[attribute]);
  return { month: of('month'), day: of(`day ${day}`) };
};

/** How many micro-dollars an account may still spend after its losses on failed videos have been deducted. */
const roomOf = async (table: Table, account: Spender, now: Date): Promise<Readonly<Record<Span, number>>> => {
  const { lost } = await readLosses(table, account.ownerId, periodsOf(now).month);
  const caps = unpaidCaps(account, now);
  return { month: caps.month - lost, day: caps.day };
};

const hasRoom = (span: Span): string => `(attribute_not_exists(#${span}) OR #${span} <= :${span})`;

/**
 * Adds an amount that is about to be spent without a video, if the account’s monthly and daily limits allow it;
 * undefined if they could never allow it.
 */
export const spendingUnpaid = async (
  table: Table,
  account: Spender,
  most: number,
  now: Date,
): Promise<readonly TransactItem[] | undefined> => {
  const room = await roomOf(table, account, now);
  if (SPANS.some((span) => room[span] < most)) return undefined;
  const periods = periodsOf(now);
  return [
    {
      Update: {
        TableName: table.name,
        Key: unpaidKey(account.ownerId, periods.month),
        ConditionExpression: SPANS.map(hasRoom).join(' AND '),
        UpdateExpression: 'ADD #month :most, #day :most',
        ExpressionAttributeNames: namesOf(periods),
        ExpressionAttributeValues: {
          ':most': most,
          ...Object.fromEntries(SPANS.map((span) => [`:${span}`, room[span] - most])),
        },
      },
    },
  ];
};

/** Why the limits did not allow the amount. */
export const usedUp = async (table: Table, account: Spender, most: number, now: Date): Promise<UsedUp> => {
  const [room, spent] = await Promise.all([
    roomOf(table, account, now),
    readSpent(table, account.ownerId, periodsOf(now)),
  ]);
  return {
    kind: 'used_up',
    spent: spent.month + most > room.month ? 'month' : 'day',
    tier: tierOf(account.subscription),
  };
};

/**
 * Replaces an amount reserved for an account with the amount actually spent. If the account is gone, the row is gone
 * too.
 */
export const spentUnpaid = (
  table: Table,
  { month, day, unpaidBy }: Held,
  more: number,
): readonly TransactItem[] =>
  day === undefined || unpaidBy === undefined
    ? []
    : [
        {
          Update: {
            TableName: table.name,
            Key: unpaidKey(unpaidBy, month),
            ConditionExpression: 'attribute_exists(pk)',
            UpdateExpression: 'ADD #month :more, #day :more',
            ExpressionAttributeNames: namesOf({ day }),
            ExpressionAttributeValues: { ':more': more },
          },
        },
      ];
