import { describe, expect, test } from 'vitest';
import type { Route } from '#contract/route.ts';
import { ROUTE_FUNCTIONS, WORKFLOW_ENTRIES } from '#infra/bundling/entries.ts';
import { permissionsIn } from '#test/support/infra/permissions.ts';
import { reachable } from '#test/support/infra/reachable-actions.ts';
import { templatesOf } from '#test/support/infra/stacks.ts';

/** What a route’s middleware needs to check where a call comes from, count it and find the session. */
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

/** Permissions that depend on the stage, so this test’s stage can’t show whether they are missing. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  // Which provider this key belongs to varies; grants.test.ts lists the functions that read one.
  'secret:provider',
  // Creators can connect their own models and apps only on their own machine.
  'secret:model',
  'secret:own_apps',
  // The stage has no sender.
  'ses:SendEmail',
]);

/**
 * Calls that seem to need a permission, each with the reason why functions can do without it; `only`: which
 * functions.
 */
const UNREACHED: readonly {
  readonly call: string;
  readonly needs: string;
  readonly only?: readonly string[];
}[] = [
  // The series is checked only when a run returns its idea to the queue.
  { call: 'runs.replace', needs: 'table:ConditionCheckItem' },
  // A key is released only by routes that lock their keys.
  { call: 'idempotency.release', needs: 'table:DeleteItem' },
  // A mark is written only when somebody signs in, pays or leaves.
  { call: 'personMarks', needs: 'secret:sign_in' },
  // Platforms get the return URL only when a creator connects an account.
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
  // A letter whose picture can’t be read is sent without it.
  { call: 'media.read', needs: 's3:ListBucket', only: ['scheduled/accounts/send-mails'] },
];

/** Permissions that none of our calls need, each with its reason. */
const UNCALLED: readonly { readonly permission: string; readonly functions: readonly string[] }[] = [
  // Lambda itself uses this permission to store events that a function could not process.
  {
    permission: 'sqs:SendMessage',
    functions: [
      'workflows/render/fail-video',
      'workflows/prepare-storyboard/fail-preparation',
      'triggers/suppress-address',
    ],
  },
];

/** The permission that an action requires; the table’s index requires the permission for queries. */
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

/** The permissions that a function’s code needs but its role lacks. */
const missing = (made: Made): string[] =>
  [...new Set([...made.needed.keys()].map(permissionFor))]
    .filter((permission) => !made.has.has(permission) && !ELSEWHERE.has(permission))
    .flatMap((permission) =>
      callsFor(made, permission).map((call) => `${made.name} calls ${call}, which needs ${permission}`),
    );

/** The permissions that a function’s role has but its code doesn’t need. */
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
  test('can’t reach anything that the function isn’t granted, not even in a race', () => {
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

test('detects each permission that is removed and each one that is added', () => {
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
