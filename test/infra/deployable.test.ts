import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { ALL_ENTRIES } from '#infra/bundling/entries.ts';
import { STAGE_NAMES } from '#infra/stage/stages.ts';
import { FURNISHED, resourcesOf, stageOf, templatesOf } from '#test/support/infra/stacks.ts';

const LOOPBACK = /localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|host\.docker/iu;

describe.each(STAGE_NAMES)('the stage %s', (name) => {
  const { site, data } = templatesOf(name);
  const variables = [site, data].flatMap((template) =>
    resourcesOf(template, 'AWS::Lambda::Function').map(
      ([id, { Properties }]) => [id, JSON.stringify(Properties['Environment'] ?? {})] as const,
    ),
  );

  test('gives no function a loopback URL', () => {
    expect(variables.length).toBeGreaterThan(ALL_ENTRIES.length);
    for (const [id, values] of variables) expect(values, id).not.toMatch(LOOPBACK);
  });

  test('overrides no AWS or Stripe endpoint', () => {
    for (const [id, values] of variables) expect(values, id).not.toMatch(/AWS_ENDPOINT_URL|STRIPE_BASE_URL/u);
  });

  test('redirects no sign-in to a loopback address', () => {
    const clients = resourcesOf(site, 'AWS::Cognito::UserPoolClient');
    expect(clients.length).toBeGreaterThan(0);
    for (const [, { Properties }] of clients) expect(JSON.stringify(Properties)).not.toMatch(LOOPBACK);
  });
});

test('route functions reserve concurrency only if the stage’s settings say so', () => {
  const reserved = (change = {}) => {
    const stacks = stageOf('dev', change);
    return stacks.routes.flatMap((stack) =>
      resourcesOf(Template.fromStack(stack), 'AWS::Lambda::Function').map(
        ([, { Properties }]) => Properties['ReservedConcurrentExecutions'],
      ),
    );
  };
  expect(new Set(reserved())).toEqual(new Set([undefined]));
  expect(new Set(reserved(FURNISHED))).toEqual(new Set([2]));
});
