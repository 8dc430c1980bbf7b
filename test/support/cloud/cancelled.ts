import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** The error that DynamoDB throws when a transaction is cancelled, with a code for each item. */
export const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
