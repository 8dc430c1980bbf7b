import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** The error DynamoDB throws for a cancelled transaction, with a code for each item. */
export const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
