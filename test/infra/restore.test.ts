import { expect, test } from 'vitest';
import { resourcesOf, templatesOf } from '#test/support/infra/stacks.ts';

const RESTORED = 'veilcast-prod-restored';
const before = templatesOf('prod');
const after = templatesOf('prod', { restoredTable: RESTORED });

test('a stage with a restored table uses it everywhere', () => {
  const tables = resourcesOf(after.site, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
    const variables = Properties.Environment?.Variables ?? {};
    return 'TABLE_NAME' in variables ? [variables['TABLE_NAME']] : [];
  });
  expect(tables.length).toBeGreaterThan(0);
  expect(new Set(tables)).toEqual(new Set([RESTORED]));
  const policies = JSON.stringify(resourcesOf(after.site, 'AWS::IAM::Policy'));
  expect(policies).toContain(`:table/${RESTORED}"`);
  expect(policies).toContain(`:table/${RESTORED}/index/gsi1"`);
});

test('the stage’s own table stays, so the stacks can switch over one at a time', () => {
  expect(resourcesOf(after.data, 'AWS::DynamoDB::GlobalTable')).toEqual(
    resourcesOf(before.data, 'AWS::DynamoDB::GlobalTable'),
  );
});
