import { describe, expect, it } from 'vitest';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { standIns } = sharedCloud();

describe.each([['s3'], ['secrets'], ['openai'], ['stepFunctions'], ['ses']] as const)(
  'the stand-in %s',
  (name) => {
    it.each([
      ['across origins', { origin: 'https://evil.example' }],
      ['with the marks of a browser', { 'sec-fetch-site': 'cross-site' }],
    ])('is not for web pages that call it %s', async (_, headers) => {
      const answer = await fetch(standIns[name], { method: 'POST', headers, body: '{}' });
      expect(answer.status).toBe(403);
    });
  },
);
