import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from '#contract/refusals.ts';
import { routes } from '#contract/routes.ts';
import { ratesOf } from '#infra/edge-rates.ts';
import { appOf, stageOf, theOne } from '#test/support/infra/stacks.ts';
import { type Rule, unitsOf, WebAcl } from '#test/support/infra/web-acl.ts';
import { defined } from '#test/support/values.ts';

const guarded = stageOf('staging');
const open = stageOf('dev');
const template = Template.fromStack(defined(guarded.edge));
const acl = WebAcl.parse(theOne(template, 'AWS::WAFv2::WebACL').Properties);
const ruleOf = (name: string): Rule => {
  const found = acl.Rules.find(({ Name }) => Name === name);
  if (found === undefined) throw new Error(`The firewall has no rule ${name}`);
  return found;
};
const responseOf = (name: string) => {
  const response = ruleOf(name).Action?.Block?.CustomResponse;
  const body = acl.CustomResponseBodies[response?.CustomResponseBodyKey ?? ''];
  const headers = Object.fromEntries(
    (response?.ResponseHeaders ?? []).map(({ Name, Value }) => [Name, Value] as const),
  );
  return { status: response?.ResponseCode, headers, type: body?.ContentType, content: body?.Content ?? '' };
};
/** The path patterns that a rule is limited to or excludes. */
const patternsOf = (name: string): RegExp[] =>
  [...JSON.stringify(ruleOf(name).Statement).matchAll(/"RegexString":("(?:[^"\\]|\\.)*")/gu)].map(
    ([, pattern = '""']) => new RegExp(String(JSON.parse(pattern)), 'u'),
  );

describe('a stage with a firewall', () => {
  test('creates the firewall in us-east-1, stores its ARN there, and passes all requests through it', () => {
    expect(guarded.edge?.region).toBe('us-east-1');
    expect(theOne(template, 'AWS::SSM::Parameter').Properties['Name']).toBe('/veilcast/staging/firewall');
    const web = Template.fromStack(guarded.web);
    const { DistributionConfig } = theOne(web, 'AWS::CloudFront::Distribution').Properties;
    expect(DistributionConfig['WebACLId']).toEqual({
      'Fn::GetAtt': [expect.stringMatching(/Firewall/u), 'Parameter.Value'],
    });
    const reader = JSON.stringify(theOne(web, 'Custom::FirewallArn').Properties);
    expect(reader).toContain(String.raw`\"region\":\"us-east-1\"`);
    expect(reader).toContain('/veilcast/staging/firewall');
    expect(guarded.web.dependencies).toContain(guarded.edge);
  });

  test('can be synthesised without an account or a region', () => {
    const { app, stacks } = appOf([{ name: 'prod' }], undefined, {});
    expect(() => app.synth()).not.toThrow();
    expect(defined(stacks[0]).edge?.region).toBe('us-east-1');
    expect(defined(stacks[0]).edge?.environment).toBe('aws://unknown-account/us-east-1');
    expect(app).toBeInstanceOf(App);
  });

  // Proves fair-firewall-answers-calls-in-api.
  test('answers calls above a rate limit with 429, Retry-After and the error shape of the API', () => {
    for (const name of ['sign-ins-of-a-network', 'new-work', 'calls']) {
      const { status, headers, type, content } = responseOf(name);
      expect(status, name).toBe(429);
      expect(headers).toEqual({ 'retry-after': '60', 'cache-control': 'no-store' });
      expect(type).toBe('APPLICATION_JSON');
      expect(JSON.parse(content)).toEqual({
        code: 'too_many_requests',
        detail: REFUSALS.too_many_requests.detail,
        request_id: 'firewall',
      });
    }
    expect(responseOf('watch-pages')).toMatchObject({ status: 429, type: 'TEXT_PLAIN' });
  });

  test('allows each archive to be opened ten times in ten minutes, counted separately from other archives', () => {
    expect(ruleOf('archive').Statement['RateBasedStatement']).toMatchObject({
      AggregateKeyType: 'CUSTOM_KEYS',
      // The count must not depend on the spelling of the path, or each spelling would have its own count.
      CustomKeys: [
        { UriPath: { TextTransformations: [{ Type: 'URL_DECODE' }, { Type: 'NORMALIZE_PATH' }] } },
      ],
      EvaluationWindowSec: 600,
      Limit: 10,
    });
    expect(ratesOf('/media/exports/folder/id.zip').map(({ name }) => name)).toEqual(['archive', 'requests']);
    expect(responseOf('archive')).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  });

  test('counts requests by the path that the API reads, no matter how the path is spelled', () => {
    const seen = JSON.stringify(ruleOf('sign-ins-of-a-network').Statement);
    expect(seen).toContain('"Type":"URL_DECODE"');
    expect(seen).toContain('"Type":"NORMALIZE_PATH"');
  });

  // Proves fair-pages-challenged.
  test('challenges only requests for pages, never what scripts and link-preview crawlers request', () => {
    const challenging = acl.Rules.filter(({ Action }) => Action?.Challenge !== undefined);
    expect(challenging.map(({ Name }) => Name)).toEqual(['pages']);
    const statement = JSON.stringify(ruleOf('pages').Statement);
    expect(statement).toContain('"SearchString":"GET"');
    expect(statement).toContain('"SearchString":"text/html"');
    const [spared] = patternsOf('pages');
    for (const path of ['/', '/pricing', '/blog/the-first-second', '/dashboard/videos', '/login'])
      expect(spared?.test(path), path).toBe(false);
    const scripted = [
      ...Object.values(routes).map((route) => route.path.replaceAll(/\{\w+\}/gu, 'x')),
      '/media/u/v/film.mp4',
      '/assets/main-1.js',
      '/config.json',
      '/robots.txt',
      '/watch/x',
    ];
    for (const path of scripted) expect(spared?.test(path), path).toBe(true);
  });
});

describe('rules against known attacks', () => {
  // Proves fair-rules-against-known-attacks-spare.
  test('block requests because of their bodies only on routes that expect no free text', () => {
    const [freeText] = patternsOf('bodies');
    const guardedBodies = Object.entries(routes)
      .filter(([, route]) => 'body' in route || 'raw' in route)
      .filter(([, { path }]) => freeText?.test(path) !== true)
      .map(([name]) => name);
    expect(guardedBodies.toSorted()).toEqual([
      'beginCheckout',
      'confirmNewsletter',
      'exchangeEmail',
      'exchangeSession',
      'openExport',
      'openPortal',
      'recordWatchEvent',
      'requestExport',
      'saveMailSettings',
      'signOut',
      'signOutElsewhere',
      'startTrial',
      'unsubscribe',
    ]);
    expect(responseOf('bodies')).toMatchObject({ status: 400, type: 'APPLICATION_JSON' });
  });

  test('never refuse a body because of its size, and never inspect the signed URLs of films', () => {
    const { Statement } = ruleOf('common');
    const counted = Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? [];
    expect(counted.map(({ Name }) => Name)).toContain('SizeRestrictions_BODY');
    for (const { ActionToUse } of counted) expect(ActionToUse).toEqual({ Count: {} });
    expect(JSON.stringify(ruleOf('bodies').Statement)).not.toContain('SizeRestrictions');
    for (const name of ['common', 'bad-inputs'])
      expect(patternsOf(name).map(({ source }) => source)).toEqual(['^\\/media\\/']);
  });
});

test('the firewall’s rules use no more capacity than the AWS price includes', () => {
  const units = acl.Rules.map((rule) => [rule.Name, unitsOf(rule)] as const);
  const sum = units.reduce((total, [, each]) => total + each, 0);
  expect(sum, units.map((each) => each.join(' ')).join('\n')).toBeLessThanOrEqual(1_500);
});

test('a stage without a firewall has no edge stack, and its requests pass straight through', () => {
  expect(open.edge).toBeUndefined();
  const web = Template.fromStack(open.web);
  const { DistributionConfig } = theOne(web, 'AWS::CloudFront::Distribution').Properties;
  expect(DistributionConfig['WebACLId']).toBeUndefined();
  web.resourceCountIs('Custom::FirewallArn', 0);
});
