import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { suppressionStore } from '#functions/store/mail/suppression-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import { table } from '#functions/wiring/table.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';

useCloudEnvironment();
const NOW = new Date('2026-11-24T08:00:00Z');
const A_YEAR_LATER = Date.parse('2027-11-24T08:00:00Z') / 1000;

// Proves rule-owners-hear-releases-returned-credits.
it('a bounce suppresses an address for a year, and a complaint for good, even if the address bounces later', async () => {
  const suppressions = suppressionStore(table());
  const { email } = newPerson();
  const rowOf = async () =>
    (await table().client.send(new GetCommand({ TableName: table().name, Key: keys.suppression(email) })))
      .Item;
  await suppressions.add(email, 'bounce', NOW);
  expect(await rowOf()).toMatchObject({ why: 'bounce', ttl: A_YEAR_LATER });
  await suppressions.add(email, 'complaint', NOW);
  await suppressions.add(email, 'bounce', NOW);
  expect(await rowOf()).toMatchObject({ why: 'complaint' });
  expect(await rowOf()).not.toHaveProperty('ttl');
  expect(await suppressions.isSuppressed(email)).toBe(true);
});
