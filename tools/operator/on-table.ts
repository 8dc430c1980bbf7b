import { accessTrouble, messageOf } from './aws-trouble.ts';

const troubleOf = (error: unknown, table: string): string =>
  error instanceof Error && error.name === 'ResourceNotFoundException'
    ? `There is no table ${table}.`
    : (accessTrouble(error) ?? messageOf(error));

/**
 * Does something with the table of `TABLE_NAME`, by the caller's credentials or at `AWS_ENDPOINT_URL_DYNAMODB`. What
 * stands in the way is printed as a sentence, and the process ends with 1.
 */
export const onTable = async (work: () => Promise<void>): Promise<void> => {
  const table = process.env['TABLE_NAME'] ?? '';
  try {
    if (table === '') throw new Error('Name the table of the stage: TABLE_NAME=<table> npm run …');
    await work();
  } catch (error) {
    console.error(troubleOf(error, table));
    process.exitCode = 1;
  }
};
