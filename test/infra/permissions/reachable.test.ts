import { expect, test } from 'vitest';
import { ROUTE_FUNCTIONS, WORKFLOW_ENTRIES } from '#infra/bundling/entries.ts';
import { reachable } from '#test/support/infra/reachable-actions.ts';

const FUNCTIONS = [
  ...ROUTE_FUNCTIONS.map(({ name, line, entry }) => ({ name, line, path: entry.path })),
  ...WORKFLOW_ENTRIES.map(({ name, needs, source }) => ({ name, line: needs, path: source.path })),
].map((made) => ({ ...made, ...reachable(made.path) }));

/** Actions that a method needs only when other functions call it, each with its reason. */
const UNREACHED: Readonly<Record<string, string>> = {
  // The series is checked only when a run returns its idea to the queue.
  'runs.replace': 'ConditionCheckItem',
  // A key is released only by routes that lock their keys.
  'idempotency.release': 'DeleteItem',
};

// Proves fair-function-table-code-reaches-nothing.
test('no function’s code can reach a table action that the function isn’t granted, not even in a race', () => {
  const denied = FUNCTIONS.flatMap(({ name, line: { table = [], unfinishedIndex }, needed }) => {
    const granted = new Set<string>([...table, ...(unfinishedIndex ? ['index'] : [])]);
    return [...needed]
      .filter(([action, call]) => !granted.has(action) && UNREACHED[call] !== action)
      .map(([action, call]) => `${name} calls ${call}, which needs ${action}`);
  });
  expect(denied).toEqual([]);
});

test('every function that reads the film queue receives the number of slots', () => {
  const unaware = FUNCTIONS.filter(({ ports, line }) => ports.has('filmQueue') && line.queues !== true);
  expect(unaware.map(({ name }) => name)).toEqual([]);
});

test('finds actions for most functions, so an empty list of missing rights is meaningful', () => {
  expect(FUNCTIONS.filter(({ needed }) => needed.size > 0).length).toBeGreaterThan(FUNCTIONS.length * 0.8);
  expect([...reachable('functions/scheduled/films/dispatch-films.lambda.ts').needed.keys()]).toEqual(
    expect.arrayContaining(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query']),
  );
});
