import { routes } from '#contract/routes.ts';
import { ROUTE_GRANTS, type RouteLine, WORKFLOW_GRANTS, type WorkflowName } from '#infra/grants.ts';
import type { Needs } from '#infra/permissions/needs.ts';
import { WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import type { Entry } from './run-esbuild.ts';

/** Providers of custom resources; they run while a stack is deployed. */
export const MINT_MEDIA_KEYS = {
  path: 'infra/custom-resources/mint-media-keys.ts',
  carries: [],
} as const satisfies Entry;
export const MERGE_SECRET = {
  path: 'infra/custom-resources/merge-secret.ts',
  carries: [],
} as const satisfies Entry;

const needsOf = (name: WorkflowName): Needs => WORKFLOW_GRANTS[name];
const linesByRoute = new Map<string, RouteLine>(Object.entries(ROUTE_GRANTS));

/** Every route with its entry and its line of `grants.ts`. */
export const ROUTE_FUNCTIONS = Object.entries(routes).map(([name, route]) => {
  const line = linesByRoute.get(name);
  if (line === undefined) throw new Error(`The route ${name} has no line in infra/grants.ts.`);
  return {
    name,
    route,
    /** The first segment of its path, below `/api` where it is a call: `videos`. */
    segment: route.handler.split('/', 1)[0] ?? '',
    line,
    entry: { path: `functions/api/${route.handler}.lambda.ts`, carries: line.carries ?? [] },
  };
});

export type RouteFunction = (typeof ROUTE_FUNCTIONS)[number];

/** The routes by first path segment: each group is a stack. */
export const ROUTE_SEGMENTS: ReadonlyMap<string, readonly RouteFunction[]> = Map.groupBy(
  ROUTE_FUNCTIONS,
  ({ segment }) => segment,
);

/** Every function of the workflow with its entry, limits and needs. */
export const WORKFLOW_ENTRIES = WORKFLOW_FUNCTIONS.map((limits) => {
  const needs = needsOf(limits.name);
  return {
    ...limits,
    needs,
    source: { path: `functions/${limits.entry}.lambda.ts`, carries: needs.carries ?? [] },
  };
});

/** Everything that is bundled for one deployment. */
export const ALL_ENTRIES: readonly Entry[] = [
  ...ROUTE_FUNCTIONS.map(({ entry }) => entry),
  ...WORKFLOW_ENTRIES.map(({ source }) => source),
  MINT_MEDIA_KEYS,
  MERGE_SECRET,
];
