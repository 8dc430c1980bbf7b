import { describe, expect, test } from 'vitest';
import type { Route } from '#contract/route.ts';
import { ROUTE_FUNCTIONS, WORKFLOW_ENTRIES } from '#infra/bundling/entries.ts';
import { permissionsIn } from '#test/support/infra/permissions.ts';
import { reachable } from '#test/support/infra/reachable-actions.ts';
import { templatesOf } from '#test/support/infra/stacks.ts';

/** What the middleware of a route needs: it checks where a call comes from, counts it and finds the session. */
const middleware = (route: Route | undefined): readonly string[] => {
  if (route === undefined) return [];
  const signedIn = ['session', 'operator'].includes(route.access);
  return [
    'secret:origin',
    ...(signedIn ? ['table:GetItem'] : []),
    ...(signedIn || route.limit !== undefined ? ['table:UpdateItem'] : []),
  ];
};

const { site, data } = templatesOf('staging');
const granted = new Map(
  Object.entries({ ...permissionsIn(site), ...permissionsIn(data) }).map(
    ([name, permissions]) => [name, new Set(permissions.split(' '))] as const,
  ),
);

const FUNCTIONS = [
  ...ROUTE_FUNCTIONS.map(({ line, entry, route }) => ({ line, path: entry.path, route })),
  ...WORKFLOW_ENTRIES.map(({ needs, source }) => ({ line: needs, path: source.path, route: undefined })),
].map(({ line, path, route }) => {
  const name = path.replace(/^functions\/(?:api\/)?(?<name>.*)\.lambda\.ts$/u, '$<name>');
  return { name, line, route, ...reachable(path), has: granted.get(name) ?? new Set<string>() };
});
type Made = Pick<(typeof FUNCTIONS)[number], 'name' | 'needed' | 'has' | 'route'>;

/** Permissions that depend on the stage, so that this one can’t show whether they are missing. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  // Which provider’s key it is: grants.test.ts lists who reads one.
  'secret:provider',
  // Creators connect models and apps of their own only on their own machine.
  'secret:model',
  'secret:own_apps',
  // The stage has no sender.
  'ses:SendEmail',
]);

/** Calls that seem to need a permission, each with the reason why functions do without; `only`: which ones do. */
const UNREACHED: readonly {
  readonly call: string;
  readonly needs: string;
  readonly only?: readonly string[];
}[] = [
  // The series is checked only when a run returns its idea to the queue.
  { call: 'runs.replace', needs: 'table:ConditionCheckItem' },
  // A key is released only by routes that lock their keys.
  { call: 'idempotency.release', needs: 'table:DeleteItem' },
  // A mark is made only where somebody signs in, pays or leaves.
  { call: 'personMarks', needs: 'secret:sign_in' },
  // Platforms are told where to send creators back to only when these connect an account.
  {
    call: 'siteOrigin',
    needs: 'secret:media',
    only: [
      'runs/approve-run',
      'publishing/disconnect',
      'publishing/read-post-options',
      'publishing/publish-video',
      'workflows/account-deletion/revoke-connections',
      'workflows/publish/send-publication',
      'scheduled/films/tend-due',
    ],
  },
  // A letter whose picture can’t be read goes without one.
  { call: 'media.read', needs: 's3:ListBucket', only: ['scheduled/accounts/send-mails'] },
];

/** Permissions that no call of ours needs, each with its reason. */
const UNCALLED: readonly { readonly permission: string; readonly functions: readonly string[] }[] = [
  // Lambda itself keeps an event there that a function could not process.
  {
    permission: 'sqs:SendMessage',
    functions: [
      'workflows/render/fail-video',
      'workflows/prepare-storyboard/fail-preparation',
      'triggers/suppress-address',
    ],
  },
];

/** The permission that lets a function do something in the table’s index, or do anything else. */
const permissionFor = (action: string): string => (action === 'index' ? 'table:Query' : action);

const isUnreached = (name: string, call: string, needs: string): boolean =>
  UNREACHED.some(
    ({ only = [name], ...one }) => one.call === call && one.needs === needs && only.includes(name),
  );

/** The calls of a function that need a permission. */
const callsFor = ({ name, needed }: Made, permission: string): string[] =>
  [...needed]
    .filter(([action]) => permissionFor(action) === permission)
    .flatMap(([, calls]) => [...calls])
    .filter((call) => !isUnreached(name, call, permission));

/** What a function’s code needs and its role lacks. */
const missing = (made: Made): string[] =>
  [...new Set([...made.needed.keys()].map(permissionFor))]
    .filter((permission) => !made.has.has(permission) && !ELSEWHERE.has(permission))
    .flatMap((permission) =>
      callsFor(made, permission).map((call) => `${made.name} calls ${call}, which needs ${permission}`),
    );

/** What a function’s role has and its code doesn’t need. */
const unused = ({ name, needed, has, route }: Made): string[] => {
  const used = new Set([
    ...[...needed.keys()].map(permissionFor),
    ...middleware(route),
    ...(needed.has('secret:provider') ? ['secret:openai'] : []),
  ]);
  return [...has]
    .filter((permission) => permission !== '' && !used.has(permission))
    .filter(
      (permission) => !UNCALLED.some((one) => one.permission === permission && one.functions.includes(name)),
    )
    .map((permission) => `${name} never uses ${permission}`);
};

describe('a function’s code', () => {
  // Proves fair-function-table-code-reaches-nothing.
  test('can reach nothing that the function isn’t granted, not even in a race', () => {
    expect(FUNCTIONS.flatMap(missing)).toEqual([]);
  });

  test('can reach everything that the function is granted', () => {
    expect(FUNCTIONS.flatMap(unused)).toEqual([]);
  });

  test('queries the index only with the permission for it', () => {
    const denied = FUNCTIONS.filter(
      ({ needed, line }) => needed.has('index') && line.unfinishedIndex !== true,
    );
    expect(denied.map(({ name }) => name)).toEqual([]);
  });

  test('that reads the film queue has the number of slots in its environment', () => {
    const unaware = FUNCTIONS.filter(({ ports, line }) => ports.has('filmQueue') && line.queues !== true);
    expect(unaware.map(({ name }) => name)).toEqual([]);
  });
});

test('notices each permission that is taken away and each one that is added', () => {
  const unnoticed = FUNCTIONS.flatMap((made) => {
    const without = [...made.has]
      .filter((permission) => callsFor(made, permission).length > 0)
      .filter(
        (gone) =>
          missing({ ...made, has: new Set([...made.has].filter((kept) => kept !== gone)) }).length === 0,
      );
    const more = ['table:BatchWriteItem', 's3:DeleteObjectVersion', 'secret:payout', 'polly:SynthesizeSpeech']
      .filter((permission) => !made.has.has(permission) && callsFor(made, permission).length === 0)
      .filter((added) => unused({ ...made, has: new Set([...made.has, added]) }).length === 0);
    return [...without, ...more].map((permission) => `${made.name} ${permission}`);
  });
  expect(unnoticed).toEqual([]);
});
