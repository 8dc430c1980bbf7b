import { expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { ROUTE_GRANTS } from '#infra/grants.ts';
import type { FunctionLine } from '#infra/permissions/needs.ts';
import { TRIGGERS, WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import type { Statement } from '#test/support/infra/properties.ts';
import {
  actionsOf,
  FURNISHED,
  ON_PLATFORMS,
  resourcesOf,
  statementsOfFunction,
  templatesOf,
  variablesOf,
} from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

const { site, data } = templatesOf('staging');
const poolTriggers = new Set(TRIGGERS.map(({ entry }) => entry));

test('only the listed routes, workflow steps and duties may start workflows', () => {
  const starters = [
    ...Object.values(routes).map(({ handler }) => `api/${handler}`),
    ...WORKFLOW_FUNCTIONS.map(({ entry }) => entry),
  ].filter((entry) =>
    actionsOf(
      statementsOfFunction(poolTriggers.has(entry) ? data : site, `functions/${entry}.lambda.ts`),
    ).includes('states:StartExecution'),
  );
  expect(starters).toEqual([
    'api/auth/request-export',
    'api/auth/delete-account',
    'api/storyboards/paint-storyboard',
    'api/storyboards/film-storyboard',
    'api/storyboards/speak-storyboard',
    'api/storyboards/narrate-storyboard',
    'api/runs/approve-run',
    'api/runs/remake-run',
    'api/videos/create-video',
    'api/videos/retry-video',
    'api/videos/repaint-scene',
    'api/videos/rewrite-scene',
    'api/videos/update-video',
    'api/uploads/check-upload',
    'api/operator/decide',
    'api/publishing/publish-video',
    'workflows/series-run/film-run',
    'scheduled/films/rescue-renders',
    'scheduled/films/dispatch-films',
    'scheduled/films/dispatch-work',
    'scheduled/accounts/resume-deletions',
    'scheduled/files/prune-exports',
    'scheduled/files/prune-uploads',
    'scheduled/films/tend-due',
  ]);
});

/** A stage without models and without sales. */
const OFFLINE = { writer: 'offline', painter: 'offline', moderator: 'none', payments: 'off' } as const;

test('only functions that call a model or name the writer read the model’s key; on an offline stage, none do', () => {
  const holders = (template: typeof site) =>
    resourcesOf(template, 'AWS::Lambda::Function')
      .filter(([, { Properties }]) =>
        JSON.stringify(Properties['Environment'] ?? {}).includes('OPENAI_SECRET_ID'),
      )
      .map(([, { Properties }]) => String(Properties['Handler']));
  expect(holders(site).toSorted()).toEqual([
    'functions/api/publishing/publish-video.lambda.ts',
    'functions/api/runs/approve-run.lambda.ts',
    'functions/api/runs/edit-post.lambda.ts',
    'functions/api/runs/remake-run.lambda.ts',
    'functions/api/series/add-ideas.lambda.ts',
    'functions/api/series/create-series.lambda.ts',
    'functions/api/series/delete-idea.lambda.ts',
    'functions/api/series/edit-idea.lambda.ts',
    'functions/api/series/edit-series.lambda.ts',
    'functions/api/series/list-ideas.lambda.ts',
    'functions/api/series/suggest-first-ideas.lambda.ts',
    'functions/api/series/suggest-ideas.lambda.ts',
    'functions/api/series/switch-series.lambda.ts',
    'functions/api/stories/edit-story.lambda.ts',
    'functions/api/stories/generate-story.lambda.ts',
    'functions/api/stories/save-story.lambda.ts',
    'functions/api/stories/suggest-words.lambda.ts',
    'functions/api/storyboards/film-storyboard.lambda.ts',
    'functions/api/storyboards/save-storyboard.lambda.ts',
    'functions/api/videos/bring-back-video.lambda.ts',
    'functions/api/videos/create-video.lambda.ts',
    'functions/api/videos/download-video.lambda.ts',
    'functions/api/videos/read-trial-limits.lambda.ts',
    'functions/api/videos/rewrite-scene.lambda.ts',
    'functions/api/videos/save-pronunciation.lambda.ts',
    'functions/api/videos/share-video.lambda.ts',
    'functions/api/videos/update-video.lambda.ts',
    'functions/scheduled/films/tend-due.lambda.ts',
    'functions/workflows/check-upload/finish-upload.lambda.ts',
    'functions/workflows/prepare-storyboard/paint-picture.lambda.ts',
    'functions/workflows/publish/send-publication.lambda.ts',
    'functions/workflows/render/paint-scene.lambda.ts',
    'functions/workflows/series-run/begin-run.lambda.ts',
    'functions/workflows/series-run/film-run.lambda.ts',
    'functions/workflows/series-run/write-script.lambda.ts',
  ]);
  expect(holders(templatesOf('dev', OFFLINE).site)).toEqual([]);
  const speaking = templatesOf('dev', FURNISHED).site;
  expect(holders(speaking).toSorted()).toEqual([
    'functions/scheduled/films/speak-previews.lambda.ts',
    'functions/workflows/prepare-storyboard/speak-passage.lambda.ts',
    'functions/workflows/render/speak-scene.lambda.ts',
  ]);
});

test('only the step that joins a film reads the signing secret', () => {
  const holders = resourcesOf(site, 'AWS::Lambda::Function')
    .filter(([, { Properties }]) =>
      JSON.stringify(Properties['Environment'] ?? {}).includes('SIGNING_SECRET_ID'),
    )
    .map(([, { Properties }]) => String(Properties['Handler']));
  expect(holders).toEqual(['functions/workflows/render/join-film.lambda.ts']);
});

test('passes the narrator its URL, its model and its voices', () => {
  const told = (change: Parameters<typeof templatesOf>[1]) =>
    variablesOf(templatesOf('dev', change).site, 'functions/workflows/render/speak-scene.lambda.ts');
  expect(told({})).toMatchObject({ NARRATOR: 'polly' });
  expect(told({})).not.toHaveProperty('SPEECH_MODEL');
  const { SPEECH_VOICES = '', ...others } = told(FURNISHED);
  expect(others).toMatchObject({
    NARRATOR: 'openai',
    SPEECH_MODEL: 'a-voice',
    SPEECH_BASE_URL: 'https://voices.example/v1',
  });
  expect(JSON.parse(String(SPEECH_VOICES))).toMatchObject({ adam: 'onyx', audrey: 'sage' });
});

test('the duty that speaks previews can reach only their folder', () => {
  const arns = (entry: string) =>
    statementsOfFunction(site, entry)
      .filter((statement) => actionsOf([statement]).some((action) => action.startsWith('s3:')))
      .map((statement) => JSON.stringify(statement.Resource));
  const own = arns('functions/scheduled/films/speak-previews.lambda.ts');
  expect(own.filter((arn) => arn.includes('/*'))).toEqual([expect.stringContaining('/media/previews/*')]);
});

test('only functions that sell plans read the payment provider’s keys; on a stage without sales, none do', () => {
  const holders = (template: typeof site) =>
    resourcesOf(template, 'AWS::Lambda::Function')
      .filter(([, { Properties }]) =>
        JSON.stringify(Properties['Environment'] ?? {}).includes('STRIPE_SECRET_ID'),
      )
      .map(([, { Properties }]) => String(Properties['Handler']));
  expect(holders(site).toSorted()).toEqual([
    'functions/api/payments/begin-checkout.lambda.ts',
    'functions/api/payments/open-portal.lambda.ts',
    'functions/api/payments/read-checkout.lambda.ts',
    'functions/api/payments/receive-webhook.lambda.ts',
    'functions/scheduled/accounts/reconcile-payments.lambda.ts',
    'functions/workflows/account-deletion/cancel-subscription.lambda.ts',
    'functions/workflows/account-deletion/forget-customer.lambda.ts',
  ]);
  expect(holders(templatesOf('dev', OFFLINE).site)).toEqual([]);
});

test('only functions that call platforms read our app credentials; on a stage that publishes nowhere, none do', () => {
  const holders = (template: typeof site) =>
    resourcesOf(template, 'AWS::Lambda::Function')
      .filter(([, { Properties }]) =>
        /(?:YOUTUBE|TIKTOK)_SECRET_ID/u.test(JSON.stringify(Properties['Environment'] ?? {})),
      )
      .map(([, { Properties }]) => String(Properties['Handler']));
  expect(holders(templatesOf('dev', ON_PLATFORMS).site).toSorted()).toEqual([
    'functions/api/publishing/begin-connection.lambda.ts',
    'functions/api/publishing/disconnect.lambda.ts',
    'functions/api/publishing/finish-connection.lambda.ts',
    'functions/api/publishing/list-platforms.lambda.ts',
    'functions/api/publishing/publish-video.lambda.ts',
    'functions/api/publishing/read-post-options.lambda.ts',
    'functions/api/runs/approve-run.lambda.ts',
    'functions/scheduled/films/tend-due.lambda.ts',
    'functions/workflows/account-deletion/revoke-connections.lambda.ts',
    'functions/workflows/publish/send-publication.lambda.ts',
  ]);
  expect(holders(site)).toEqual([]);
});

test('every route reads the origin secret, so that no call can bypass the distribution', () => {
  for (const { handler } of Object.values(routes)) {
    const [, made] = defined(
      resourcesOf(site, 'AWS::Lambda::Function').find(
        ([, { Properties }]) => Properties['Handler'] === `functions/api/${handler}.lambda.ts`,
      ),
    );
    expect(JSON.stringify(made.Properties['Environment'])).toContain('ORIGIN_SECRET_ID');
  }
});

test('every signed-in route may read and renew the caller’s session', () => {
  const lines = new Map<string, FunctionLine>(Object.entries(ROUTE_GRANTS));
  for (const [name, { access }] of Object.entries(routes))
    if (access === 'session')
      expect(lines.get(name)?.table).toEqual(expect.arrayContaining(['GetItem', 'UpdateItem']));
});

test('every route with a limit may count its calls', () => {
  const lines = new Map<string, FunctionLine>(Object.entries(ROUTE_GRANTS));
  for (const [name, route] of Object.entries(routes))
    if ('limit' in route) expect(lines.get(name)?.table, name).toContain('UpdateItem');
});

/**
 * The wildcards that AWS requires, each with a reason; these templates don't contain CDK's own upload helper.
 */
const KNOWN_WILDCARDS: readonly { readonly action: RegExp; readonly why: string }[] = [
  { action: /^polly:SynthesizeSpeech$/u, why: 'speech has no resource' },
  { action: /^xray:/u, why: 'traces and their sampling rules have no resource' },
];

const wildcards = (statements: readonly Statement[]) =>
  statements
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action, Resource }) =>
      [Action].flat().filter((action) => action.includes('*') || [Resource].flat().includes('*')),
    );

test('no function and no workflow has a wildcard permission that AWS doesn’t require', () => {
  for (const template of [site, data])
    for (const [id, { Properties }] of resourcesOf(template, 'AWS::IAM::Policy')) {
      const unknown = wildcards(Properties.PolicyDocument.Statement).filter(
        (action) => !KNOWN_WILDCARDS.some((known) => known.action.test(action)),
      );
      expect([id, unknown]).toEqual([id, []]);
    }
});

test('functions reach only objects below media/, work/, withheld/ and evidence/, and MeterEgress only the edge’s log', () => {
  for (const [id, { Properties }] of resourcesOf(site, 'AWS::IAM::Policy')) {
    // This role belongs to no function and writes to another bucket; costs.test.ts covers it.
    if (id.startsWith('ShippingStreamRole')) continue;
    const allowed = id.startsWith('DutiesMeterEgressRole')
      ? /EdgeLog.*\/AWSLogs\/\*"/u
      : /\/(?:media(?:\/previews|\/exports|\/\*\/uploads)?|work(?:\/\*\/uploads)?|withheld|evidence)\/\*"|\/media\/\*\/poster\.jpg"/u;
    for (const statement of Properties.PolicyDocument.Statement) {
      const objects = [statement.Action]
        .flat()
        .filter((action) => /^s3:.*Object|^s3:AbortMultipart/u.test(action));
      if (objects.length === 0) continue;
      for (const resource of [statement.Resource].flat()) expect(JSON.stringify(resource)).toMatch(allowed);
    }
  }
});

test('no function may change or remove entries in the audit trail, and only one may add any', () => {
  const adders: string[] = [];
  for (const [id, { Properties }] of resourcesOf(site, 'AWS::IAM::Policy')) {
    const { Statement: statements } = Properties.PolicyDocument;
    const actionsWith = (effect: string, about: (text: string) => boolean) =>
      statements
        .filter((statement) => statement.Effect === effect && about(JSON.stringify(statement)))
        .flatMap(({ Action }) => Action)
        .filter((action) => /^dynamodb:(?:Put|Update|Delete|BatchWrite)/u.test(action));
    const denied = actionsWith('Deny', (text) => text.includes('{"dynamodb:LeadingKeys":["AUDIT"]}'));
    const left = actionsWith('Allow', () => true).filter((action) => !denied.includes(action));
    if (left.length === 0) continue;
    expect(left, id).toEqual(['dynamodb:PutItem']);
    adders.push(id);
  }
  expect(adders).toHaveLength(1);
  expect(adders[0]).toMatch(/decide/iu);
});
