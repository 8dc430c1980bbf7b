import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** What DynamoDB throws for a transaction that it did not carry out: a code for each of its items. */
export const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
