import { z } from 'zod';
import type { WorkflowFunction } from '#infra/workflow-functions.ts';

const Key = z.object({ pk: z.object({ S: z.string() }) });
const Write = z
  .object({
    Put: z.object({ Item: Key }),
    Update: z.object({ Key }),
    Delete: z.object({ Key }),
    ConditionCheck: z.object({ Key }),
  })
  .partial();
const Call = z.object({
  IndexName: z.string().optional(),
  Item: Key.optional(),
  Key: Key.optional(),
  TransactItems: z.array(Write).default([]),
});

/**
 * The partition of the audit trail: a function may add entries if its row allows that, but no function may change
 * them.
 */
const AUDIT_TRAIL = 'AUDIT';

interface Action {
  readonly action: string;
  readonly partition?: string | undefined;
}

/** The actions of a DynamoDB call, under the names that IAM uses. */
const actionsOf = (operation: string, body: string): readonly Action[] => {
  const { IndexName, Item, Key: key, TransactItems } = Call.parse(JSON.parse(body));
  if (operation !== 'TransactWriteItems')
    return [
      {
        action: `${operation}${IndexName === undefined ? '' : ' of an index'}`,
        partition: (Item ?? key)?.pk.S,
      },
    ];
  return TransactItems.flatMap(({ Put, Update, Delete, ConditionCheck }) => [
    ...(Put ? [{ action: 'PutItem', partition: Put.Item.pk.S }] : []),
    ...(Update ? [{ action: 'UpdateItem', partition: Update.Key.pk.S }] : []),
    ...(Delete ? [{ action: 'DeleteItem', partition: Delete.Key.pk.S }] : []),
    ...(ConditionCheck ? [{ action: 'ConditionCheckItem' }] : []),
  ]);
};

type Rights = Pick<WorkflowFunction['needs'], 'table' | 'unfinishedIndex' | 'audits'>;

/** The actions in a DynamoDB call that a function isn’t allowed to perform. */
export const deniedIn = (
  { table = [], unfinishedIndex, audits }: Rights,
  operation: string,
  body: string,
): readonly string[] => {
  const granted = new Set<string>([...table, ...(unfinishedIndex ? ['Query of an index'] : [])]);
  return actionsOf(operation, body)
    .filter(
      ({ action, partition }) =>
        !granted.has(action) ||
        (partition === AUDIT_TRAIL && action !== 'GetItem' && !(action === 'PutItem' && audits)),
    )
    .map(
      ({ action, partition }) =>
        `dynamodb:${action}${partition === AUDIT_TRAIL ? ' of the audit trail' : ''}`,
    );
};
