import { mockClient } from 'aws-sdk-client-mock';
import { afterAll } from 'vitest';

/**
 * Mocks every client of a class until the end of the test file; not for longer, because test files share a process.
 */
export const mockAws: typeof mockClient = (client) => {
  const mock = mockClient(client);
  afterAll(() => mock.restore());
  return mock;
};
