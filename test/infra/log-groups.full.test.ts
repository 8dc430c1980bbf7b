import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { appOf, resourcesOf } from '#test/support/infra/stacks.ts';

const site = temporaryFolder();
for (const file of ['index.html', 'favicon.svg', 'assets/app.js']) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), file);
}
const stacks = appOf(
  [{ name: 'alice', change: { firewall: true, mailFrom: 'hello@veilcast.example' } }],
  site,
)
  .stacks.flatMap((stage) => Object.values(stage).flat())
  .map((stack) => ({ name: stack.stackName, template: Template.fromStack(stack) }));

test('every function, including those that CDK adds, writes to a log group whose lines expire', () => {
  const functions = stacks.flatMap(({ name, template }) => {
    const expiring = resourcesOf(template, 'AWS::Logs::LogGroup')
      .filter(([, { Properties }]) => Number(Properties['RetentionInDays']) > 0)
      .map(([id]) => id);
    return resourcesOf(template, 'AWS::Lambda::Function').map(([id, { Properties }]) => ({
      function: `${name} ${id}`,
      expires: expiring.includes(Properties.LoggingConfig?.LogGroup?.Ref ?? ''),
    }));
  });
  const deployment = functions.filter(({ function: id }) => /Provider|AWS679|BucketDeployment/u.test(id));
  expect(deployment).toHaveLength(7);
  expect(functions.filter(({ expires }) => !expires)).toEqual([]);
});
