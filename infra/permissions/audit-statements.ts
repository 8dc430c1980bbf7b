import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Needs, TableAction } from './needs.ts';

/** The table’s partition for the audit trail, as written by `operatorKeys.audit`. */
const PARTITION = 'AUDIT';
const CHANGES: readonly TableAction[] = ['UpdateItem', 'DeleteItem', 'BatchWriteItem'];

/**
 * Denies functions that may write to the table any change to the audit trail; only a function that audits may
 * add entries.
 */
export const keepAuditTrail = ({ table = [], audits }: Needs, tableArn: string): PolicyStatement[] => {
  const denied = table.filter(
    (action) => CHANGES.includes(action) || (action === 'PutItem' && audits !== true),
  );
  if (denied.length === 0) return [];
  return [
    new PolicyStatement({
      effect: Effect.DENY,
      actions: denied.map((action) => `dynamodb:${action}`),
      resources: [tableArn],
      conditions: { 'ForAnyValue:StringEquals': { 'dynamodb:LeadingKeys': [PARTITION] } },
    }),
  ];
};
