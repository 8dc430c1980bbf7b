import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { MODELS_PATH } from '#contract/local-models.ts';
import { methodsOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { WORKFLOWS } from '#contract/workflows.ts';
import { HEADERS_BY_DEFAULT, SECURITY_HEADERS, securityHeaders } from '#infra/security-headers.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { DUTIES, TRIGGERS, WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import type { CustomHeader, Joined } from '#test/support/infra/properties.ts';
import { BARE, resourcesOf, stageOf, templatesOf, theOne } from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

// Email sign-in has its own tests.
const { site, data } = templatesOf('dev', BARE);
const handlers = resourcesOf(site, 'AWS::Lambda::Function').map(
  ([, { Properties }]) => Properties['Handler'],
);

/** A policy's text, with `BUCKET` in place of the only bucket name it contains. */
const withBucket = ({ 'Fn::Join': [, parts] }: Joined): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'BUCKET')).join('');

const ours = (template: Template) =>
  resourcesOf(template, 'AWS::Lambda::Function').filter(([, { Properties }]) =>
    String(Properties['Handler']).endsWith('.ts'),
  );

const functionsOf = (found: Record<string, unknown> | undefined) =>
  JSON.stringify(found?.['FunctionAssociations'] ?? []);

// Proves dashboard-settings-models-closed-pages-no.
test('no route, path or function of a stage gives access to the model settings', () => {
  expect(JSON.stringify(theOne(site, 'AWS::CloudFront::Distribution').Properties)).not.toContain('/local');
  expect(Object.values(routes).filter(({ path }) => path.startsWith(MODELS_PATH))).toEqual([]);
  expect(JSON.stringify(Object.values(templatesOf('dev')))).not.toContain('MODEL_SECRET_ID');
});

/** The path that matches everything that doesn’t exist; its function is stored next to the operators’ functions. */
const ANY_OTHER = '{proxy+}';

describe('the API', () => {
  const answered = Object.values(routes).flatMap(({ method, path, handler }) =>
    methodsOf({ method }).map((each) => ({ method: each, path, handler })),
  );

  // Proves fair-head-answered-like-get-without.
  test('has exactly the contract’s routes, and answers HEAD wherever it answers GET', () => {
    const keys = resourcesOf(site, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) =>
      String(Properties['RouteKey']),
    );
    expect(keys.toSorted()).toEqual(answered.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  test.each(answered)('$method $path calls the function of its route', ({ method, path, handler }) => {
    const [, route] = defined(
      resourcesOf(site, 'AWS::ApiGatewayV2::Route').find(
        ([, { Properties }]) => Properties['RouteKey'] === `${method} ${path}`,
      ),
    );
    const integrationId = defined(
      defined(JSON.stringify(route.Properties['Target']).match(/"Ref":"([^"]+)"/u))[1],
    );
    const [, integration] = defined(
      resourcesOf(site, 'AWS::ApiGatewayV2::Integration').find(([id]) => id === integrationId),
    );
    const functionId = defined(
      defined(JSON.stringify(integration.Properties['IntegrationUri']).match(/\["([^"]+)","Arn"\]/u))[1],
    );
    const [, made] = defined(resourcesOf(site, 'AWS::Lambda::Function').find(([id]) => id === functionId));
    expect(made.Properties['Handler']).toBe(`functions/api/${handler}.lambda.ts`);
    expect(integration.Properties['PayloadFormatVersion']).toBe('2.0');
  });

  test("throttles requests to the stage's limits, and expensive routes to lower ones", () => {
    const { everyRoute, routes: throttled } = stageSettings('dev').quotas;
    site.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: {
        ThrottlingRateLimit: everyRoute.perSecond,
        ThrottlingBurstLimit: everyRoute.burst,
      },
      RouteSettings: {
        'POST /api/stories/generate': { ThrottlingRateLimit: throttled['generateStory']?.perSecond },
        'POST /api/videos/create': { ThrottlingBurstLimit: throttled['createVideo']?.burst },
      },
    });
  });

  test('is deployed only after every route exists, because its throttles name some of the routes', () => {
    const dev = stageOf('dev');
    expect(dev.routes.length).toBeGreaterThan(1);
    expect(dev.web.dependencies).toEqual(expect.arrayContaining(dev.routes));
    const keys = answered.map(({ method, path }) => `${method} ${path}`);
    const { RouteSettings } = theOne(site, 'AWS::ApiGatewayV2::Stage').Properties;
    expect(keys).toEqual(expect.arrayContaining(Object.keys(RouteSettings)));
  });

  test('groups routes by their first path segment into stacks that no other stack refers to', () => {
    const dev = stageOf('dev');
    const segments = dev.routes.map((stack) => {
      const template = Template.fromStack(stack);
      expect(template.toJSON()['Outputs'], stack.stackName).toBeUndefined();
      const paths = resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) =>
        String(Properties['RouteKey']).replace(/^\w+ (?:\/api)?\//u, ''),
      );
      const names = [
        ...new Set(paths.filter((path) => path !== ANY_OTHER).map((path) => path.split('/', 1)[0])),
      ];
      expect(names, stack.stackName).toHaveLength(1);
      return names[0];
    });
    expect(new Set(segments).size).toBe(segments.length);
  });

  test('has functions that time out before the API does', () => {
    for (const { handler } of Object.values(routes)) {
      const [, made] = defined(
        resourcesOf(site, 'AWS::Lambda::Function').find(
          ([, { Properties }]) => Properties['Handler'] === `functions/api/${handler}.lambda.ts`,
        ),
      );
      expect(made.Properties['Timeout']).toBeLessThan(30);
    }
  });
});

describe('each route of the API', () => {
  const { Properties } = theOne(site, 'AWS::ApiGatewayV2::Stage');
  const { RouteSettings: settings, DefaultRouteSettings: others } = Properties;

  test('with a per-caller limit also has an overall throttle, set between that limit and the default', () => {
    for (const route of Object.values(routes)) {
      const throttle = settings[`${route.method} ${route.path}`] ?? others;
      expect(throttle.ThrottlingRateLimit, route.path).toBeLessThanOrEqual(others.ThrottlingRateLimit);
      expect(throttle.ThrottlingBurstLimit).toBeGreaterThanOrEqual(throttle.ThrottlingRateLimit);
      if ('limit' in route)
        expect(throttle.ThrottlingRateLimit).toBeGreaterThanOrEqual(
          Math.min(route.limit.calls / route.limit.seconds, others.ThrottlingRateLimit),
        );
    }
  });

  test('that writes a story or starts a film has a lower throttle than the rest', () => {
    for (const { method, path } of [routes.generateStory, routes.createVideo])
      expect(settings[`${method} ${path}`]?.ThrottlingRateLimit).toBeLessThanOrEqual(10);
  });
});

describe('every function', () => {
  test('runs on Node 24 and arm64 with source maps', () => {
    const named = Object.keys(routes).length + WORKFLOW_FUNCTIONS.length;
    expect(ours(site).length).toBe(named - TRIGGERS.length + 2);
    for (const [, { Properties }] of [...ours(site), ...ours(data)]) {
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
      expect(Properties['Environment']).toMatchObject({
        Variables: { NODE_OPTIONS: '--enable-source-maps' },
      });
    }
  });

  test('keeps its log for as long as the stage’s settings say', () => {
    const groups = [site, data]
      .flatMap((template) => resourcesOf(template, 'AWS::Logs::LogGroup'))
      .filter(([, { Properties }]) => Properties['LogGroupName'] !== undefined);
    expect(groups).toHaveLength(Object.keys(routes).length + WORKFLOW_FUNCTIONS.length);
    for (const [, { Properties }] of groups) expect(Properties['RetentionInDays']).toBe(7);
  });

  test('has the same memory and time limit as on the local host', () => {
    const triggers = new Set(TRIGGERS.map(({ name }) => name));
    for (const { name, entry, memoryMb, timeoutSeconds } of WORKFLOW_FUNCTIONS)
      (triggers.has(name) ? data : site).hasResourceProperties('AWS::Lambda::Function', {
        Handler: `functions/${entry}.lambda.ts`,
        MemorySize: memoryMb,
        Timeout: timeoutSeconds,
      });
  });

  test('runs no local stand-in', () => {
    for (const handler of handlers) expect(handler).not.toMatch(/local|offline|oidc/u);
  });
});

describe('background work', () => {
  test('every state machine calls the functions that its workflow file names', () => {
    const machines = resourcesOf(site, 'AWS::StepFunctions::StateMachine');
    expect(machines).toHaveLength(WORKFLOWS.length);
    for (const [, { Properties }] of machines) {
      const definition = JSON.stringify(Properties['DefinitionString']);
      const named = [...new Set([...definition.matchAll(/\$\{(\w+)\}/gu)].map(([, name = '']) => name))];
      expect(named.length).toBeGreaterThan(0);
      expect(Object.keys(Properties.DefinitionSubstitutions).toSorted()).toEqual(named.toSorted());
    }
  });

  test('FailVideo receives the end events of failures that the workflow cannot catch', () => {
    site.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.states'],
        'detail-type': ['Step Functions Execution Status Change'],
        detail: { status: ['FAILED', 'TIMED_OUT', 'ABORTED'], stateMachineArn: [Match.anyValue()] },
      },
      Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('FailVideo'), 'Arn'] } })],
    });
  });

  test.each(DUTIES)('$name has its own schedule', ({ name, everyMinutes }) => {
    site.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: `rate(${everyMinutes} minute${everyMinutes === 1 ? '' : 's'})`,
      Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp(name), 'Arn'] } })],
    });
  });
});

describe('the distribution', () => {
  const { DistributionConfig } = theOne(site, 'AWS::CloudFront::Distribution').Properties;
  const behaviour = (path: string) =>
    DistributionConfig.CacheBehaviors.find(({ PathPattern }) => PathPattern === path);

  // Proves fair-edge-keeps-no-error-next.
  test('caches no errors, and has no error pages, which would replace the API’s responses with HTML', () => {
    const errors = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];
    const passedOn = errors.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 }));
    expect(DistributionConfig['CustomErrorResponses']).toEqual(passedOn);
  });

  test('caches no API responses, and sends the API the origin secret', () => {
    expect(behaviour('/api/*')).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ViewerProtocolPolicy: 'https-only',
    });
    const origins = JSON.stringify(DistributionConfig.Origins);
    expect(origins).toContain('x-origin-secret');
    expect(origins).toContain('{{resolve:secretsmanager:');
    expect(origins).toContain(':SecretString:value::}}');
  });

  test('gets shared pages from the API, and caches them for a few seconds, the same for all visitors', () => {
    expect(behaviour('/watch/*')).toMatchObject({
      TargetOriginId: behaviour('/api/*')?.['TargetOriginId'],
      AllowedMethods: ['GET', 'HEAD'],
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
    });
    const used = JSON.stringify(behaviour('/watch/*')?.['CachePolicyId']);
    const [, policy] = defined(
      resourcesOf(site, 'AWS::CloudFront::CachePolicy').find(([id]) => used === JSON.stringify({ Ref: id })),
    );
    expect(policy.Properties['CachePolicyConfig']).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 20,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    });
  });

  test('routes every path of the contract to the API', () => {
    const patterns = DistributionConfig.CacheBehaviors.map(({ PathPattern }) => PathPattern.replace('*', ''));
    for (const { path } of Object.values(routes))
      expect(
        ['/api/', '/watch/'].filter((prefix) => patterns.includes(prefix) && path.startsWith(prefix)),
      ).toHaveLength(1);
  });

  test('serves films only with a signed cookie or URL, and passes the file name on', () => {
    expect(behaviour('/media/*')?.['TrustedKeyGroups']).toHaveLength(1);
    site.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: Match.objectLike({
        // The edge may serve a deleted film for at most this long.
        DefaultTTL: 20,
        MaxTTL: 20,
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          QueryStringsConfig: {
            QueryStringBehavior: 'whitelist',
            QueryStrings: ['response-content-disposition'],
          },
        }),
      }),
    });
  });

  test('rewrites paths to the app only in the default behaviour', () => {
    expect(functionsOf(DistributionConfig.DefaultCacheBehavior)).toContain('RewriteToApp');
    expect(functionsOf(behaviour('/api/*'))).toContain('NameViewer');
    expect(functionsOf(behaviour('/api/*'))).not.toContain('RewriteToApp');
    expect(functionsOf(behaviour('/media/*'))).toBe('[]');
  });

  test('sends every header on the shared list in every behaviour', () => {
    const usual = resourcesOf(site, 'AWS::CloudFront::ResponseHeadersPolicy').find(([id]) =>
      id.includes('SecurityHeaders'),
    );
    if (usual === undefined) throw new Error('There is no policy of headers.');
    const { ResponseHeadersPolicyConfig } = usual[1].Properties;
    const { SecurityHeadersConfig: fields, CustomHeadersConfig } = ResponseHeadersPolicyConfig;
    const byField = [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ];
    expect(Object.keys(fields)).toHaveLength(byField.length);
    // Pages call the site itself, and upload to the media bucket.
    expect(withBucket(fields.ContentSecurityPolicy.ContentSecurityPolicy)).toBe(
      securityHeaders(['https://BUCKET.s3.eu-west-1.amazonaws.com'])['content-security-policy'],
    );
    const others = Object.entries(SECURITY_HEADERS).filter(([name]) => !byField.includes(name));
    const sent = Object.groupBy(CustomHeadersConfig.Items, ({ Override }) => String(Override));
    const own = (items: readonly CustomHeader[] = []) =>
      Object.fromEntries(items.map(({ Header, Value }) => [Header, Value]));
    expect(own(sent['true'])).toEqual(Object.fromEntries(others));
    expect(own(sent['false'])).toEqual(HEADERS_BY_DEFAULT);
    for (const each of [DistributionConfig.DefaultCacheBehavior, ...DistributionConfig.CacheBehaviors])
      expect(each['ResponseHeadersPolicyId']).toBeDefined();
  });
});

test('the bucket lets only this distribution read films, which are stored under media/, and requires TLS 1.2', () => {
  const policies = resourcesOf(site, 'AWS::S3::BucketPolicy').filter(([id]) => id.startsWith('MediaPolicy'));
  const { Statement: statements } = defined(policies[0])[1].Properties.PolicyDocument;
  expect(statements).toMatchObject([
    { Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    { Effect: 'Deny', Action: 's3:*', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
    {
      Effect: 'Allow',
      Action: 's3:GetObject',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
    },
  ]);
  expect(JSON.stringify(statements[2]?.Resource)).toContain('/media/*');
});

test("returns visitors from sign-in to the contract's callback path", () => {
  const { CallbackURLs } = theOne(site, 'AWS::Cognito::UserPoolClient').Properties;
  expect(JSON.stringify(CallbackURLs)).toContain(routes.finishSignIn.path);
});

test('a deployment prints the site’s URL, and which provider each service uses with and without its secret', () => {
  const outputs = Object.fromEntries(
    Object.entries(site.findOutputs('*')).map(([name, { Value }]) => [name, Value]),
  );
  expect(outputs).toMatchObject({
    SiteOrigin: expect.anything(),
    Writer: 'gpt-6-luna once the secret veilcast/dev/openai holds a key; offline until then',
    Painter: 'gpt-image-2.5-flare once the secret veilcast/dev/openai holds a key; offline until then',
    Narrator: 'Polly',
    Payments: 'Stripe once the secret veilcast/dev/stripe holds its keys; checkout refuses until then',
    SignIn: {
      'Fn::If': [
        'GoogleIsOn',
        'Google',
        'off until Google is stored and deployed, or the stage sets emailSignIn',
      ],
    },
  });
});

test('every bucket with a policy refuses TLS older than 1.2, and the edge uses nothing older to reach the API', () => {
  const stage = templatesOf('staging');
  const policies = [stage.site, stage.data].flatMap((template) =>
    resourcesOf(template, 'AWS::S3::BucketPolicy').map(([, { Properties }]) => JSON.stringify(Properties)),
  );
  expect(policies.length).toBeGreaterThan(2);
  for (const policy of policies) expect(policy).toContain('"s3:TlsVersion":1.2');
  const [distribution] = resourcesOf(stage.site, 'AWS::CloudFront::Distribution');
  expect(JSON.stringify(distribution)).toContain('"OriginSSLProtocols":["TLSv1.2"]');
});
