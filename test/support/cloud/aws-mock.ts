import { mockClient } from 'aws-sdk-client-mock';
import { afterAll } from 'vitest';

/** The library's mock of every client of a class, which ends with the file: files share their process. */
export const mockAws: typeof mockClient = (client) => {
  const mock = mockClient(client);
  afterAll(() => mock.restore());
  return mock;
};
