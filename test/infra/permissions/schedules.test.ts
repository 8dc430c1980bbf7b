import { expect, test } from 'vitest';
import {
  resourcesOf,
  type Statement,
  statementsOfFunction,
  templatesOf,
  theOne,
} from '#test/support/infra/stacks.ts';

const { site } = templatesOf('staging');

const GROUP = 'veilcast-staging-series';
const group = theOne(site, 'AWS::Scheduler::ScheduleGroup');
const [roleId, role] = resourcesOf(site, 'AWS::IAM::Role').find(([id]) => id.includes('ScheduleRole'))!;

/** An ARN as it would read in the account. */
const readable = (part: unknown): string => {
  if (typeof part === 'string') return part;
  const {
    Ref,
    'Fn::Join': join,
    'Fn::GetAtt': got,
  } = part as { Ref?: string; 'Fn::Join'?: [string, unknown[]]; 'Fn::GetAtt'?: string[] };
  if (join !== undefined) return join[1].map(readable).join(join[0]);
  return `{${Ref ?? got?.join('.')}}`;
};
const MACHINE = 'arn:{AWS::Partition}:states:eu-west-1:123456789012:stateMachine:veilcast-staging-series-run';

test('a stage has one group of schedules, and one workflow of that name to start', () => {
  expect(group.Properties['Name']).toBe(GROUP);
  const names = resourcesOf(site, 'AWS::StepFunctions::StateMachine').map(
    ([, { Properties }]) => Properties['StateMachineName'],
  );
  expect(names).toContain('veilcast-staging-series-run');
});

test('only schedules of this group, in this account, take the role that starts runs', () => {
  const { Statement: statements } = role.Properties['AssumeRolePolicyDocument'] as { Statement: Statement[] };
  expect(statements).toEqual([
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRole',
      Principal: { Service: 'scheduler.amazonaws.com' },
      Condition: {
        StringEquals: { 'aws:SourceAccount': '123456789012' },
        ArnEquals: { 'aws:SourceArn': expect.anything() },
      },
    },
  ]);
  const { ArnEquals } = statements[0]!.Condition as { ArnEquals: Record<string, unknown> };
  expect(readable(ArnEquals['aws:SourceArn'])).toMatch(/^\{Series.*Schedules.*\.Arn\}$/u);
});

test('that role starts runs of series and can do nothing else', () => {
  const policies = resourcesOf(site, 'AWS::IAM::Policy').filter(([, { Properties }]) =>
    JSON.stringify(Properties['Roles']).includes(`"${roleId}"`),
  );
  const statements = policies.flatMap(
    ([, { Properties }]) => (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement,
  );
  expect(statements).toEqual([
    { Effect: 'Allow', Action: 'states:StartExecution', Resource: expect.anything() },
  ]);
  expect(readable(statements[0]!.Resource)).toBe(MACHINE);
  expect(role.Properties['ManagedPolicyArns']).toBeUndefined();
});

/** What functions do with schedules: make and move them, remove them, or both. */
const ARM = ['scheduler:CreateSchedule', 'scheduler:UpdateSchedule'];
const REMOVE = ['scheduler:DeleteSchedule'];
test.each([
  ['api/series/create-series', ARM],
  ['api/series/edit-series', ARM],
  ['api/series/switch-series', [...ARM, ...REMOVE]],
  ['api/series/delete-series', REMOVE],
  ['api/series/list-series', REMOVE],
  ['workflows/series-run/begin-run', [...ARM, ...REMOVE]],
  ['workflows/series-run/write-script', REMOVE],
  ['workflows/series-run/film-run', REMOVE],
  ['workflows/account-deletion/withdraw-films', REMOVE],
  ['scheduled/tend-series/tend-series', REMOVE],
])(
  '%s does this with schedules of the group, and gives the role to nobody but Scheduler',
  (entry, actions) => {
    const statements = statementsOfFunction(site, `functions/${entry}.lambda.ts`);
    const about = (service: string) =>
      statements.filter(({ Action }) => [Action].flat().some((action) => action.startsWith(`${service}:`)));
    expect(about('scheduler').flatMap(({ Action }) => Action)).toEqual(actions.toSorted());
    for (const { Resource } of about('scheduler'))
      expect(readable(Resource)).toBe(
        `arn:{AWS::Partition}:scheduler:eu-west-1:123456789012:schedule/${GROUP}/*`,
      );
    const passes = about('iam');
    expect(passes.map(({ Action }) => Action)).toEqual(
      actions.includes('scheduler:CreateSchedule') ? ['iam:PassRole'] : [],
    );
    for (const { Resource, Condition } of passes) {
      expect(JSON.stringify(Resource)).toContain(roleId);
      expect(Condition).toEqual({ StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } });
    }
  },
);

test('no other function touches schedules or passes a role', () => {
  const entries = resourcesOf(site, 'AWS::Lambda::Function').flatMap(
    ([, { Properties }]) =>
      /^functions\/(.*)\.lambda\.ts$/u.exec(String(Properties['Handler']))?.slice(1) ?? [],
  );
  const able = entries.filter((entry) =>
    statementsOfFunction(site, `functions/${entry}.lambda.ts`).some(({ Action }) =>
      [Action].flat().some((action) => /^(?:scheduler:|iam:PassRole)/u.test(action)),
    ),
  );
  expect(able).toHaveLength(10);
});
