import { routes } from '#contract/routes.ts';
import { WORKFLOWS } from '#contract/workflows.ts';
import { ROUTE_GRANTS } from '#infra/grants.ts';
import type { FunctionLine } from '#infra/permissions/needs.ts';
import {
  DUTIES,
  EVENT_FUNCTIONS,
  stepsOf,
  TRIGGERS,
  type WorkflowFunction,
} from '#infra/workflow-functions.ts';
import type { Entry } from './run-esbuild.ts';

/** Custom resource providers; they run while a stack is deployed. */
export const MINT_MEDIA_KEYS = {
  path: 'infra/custom-resources/mint-media-keys.ts',
  carries: [],
} as const satisfies Entry;
export const MERGE_SECRET = {
  path: 'infra/custom-resources/merge-secret.ts',
  carries: [],
} as const satisfies Entry;

const linesByRoute = new Map<string, FunctionLine>(Object.entries(ROUTE_GRANTS));

/** Every route with its entry and its row in `grants.ts`. */
export const ROUTE_FUNCTIONS = Object.entries(routes).map(([name, route]) => {
  const line = linesByRoute.get(name);
  if (line === undefined) throw new Error(`The route ${name} has no line in infra/grants.ts.`);
  return {
    name,
    route,
    /** The first segment of the path, below `/api` for API calls, such as `videos`. */
    segment: route.handler.split('/', 1)[0] ?? '',
    line,
    entry: { path: `functions/api/${route.handler}.lambda.ts`, carries: line.carries ?? [] },
  };
});

export type RouteFunction = (typeof ROUTE_FUNCTIONS)[number];

/** The routes by first path segment; each group becomes a stack of its own. */
export const ROUTE_SEGMENTS: ReadonlyMap<string, readonly RouteFunction[]> = Map.groupBy(
  ROUTE_FUNCTIONS,
  ({ segment }) => segment,
);

const withSource = <F extends WorkflowFunction>(made: F) => ({
  ...made,
  source: { path: `functions/${made.entry}.lambda.ts`, carries: made.needs.carries ?? [] },
});

/** Every scheduled duty with its entry, limits, needs and schedule. */
export const DUTY_ENTRIES = DUTIES.map(withSource);

/** Every trigger of the user pool with its entry. */
export const TRIGGER_ENTRIES = TRIGGERS.map(withSource);

/** Every function that is triggered by an event. */
export const EVENT_ENTRIES = EVENT_FUNCTIONS.map(withSource);

export type WorkflowEntry = (typeof WORKFLOW_ENTRIES)[number];

/** Every function that is not a route, with its entry, limits and needs. */
export const WORKFLOW_ENTRIES = [
  ...WORKFLOWS.flatMap(stepsOf).map(withSource),
  ...DUTY_ENTRIES,
  ...TRIGGER_ENTRIES,
  ...EVENT_ENTRIES,
];

/** Every function bundled for a deployment. */
export const ALL_ENTRIES: readonly Entry[] = [
  ...ROUTE_FUNCTIONS.map(({ entry }) => entry),
  ...WORKFLOW_ENTRIES.map(({ source }) => source),
  MINT_MEDIA_KEYS,
  MERGE_SECRET,
];
