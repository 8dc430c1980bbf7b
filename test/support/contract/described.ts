import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

/** The subset of JSON Schema (draft 2020-12) that zod uses to describe our schemas. */
export interface Described {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly not?: Described;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Described;
  readonly items?: Described;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** What a browser sends to a route, and what it reads from the response. */
export interface DescribedRoute {
  readonly method: string;
  readonly path: string;
  readonly query?: Described | undefined;
  readonly body?: Described | undefined;
  readonly reply?: Described | undefined;
}

const describe = (schema: z.ZodMiniType | undefined): Described | undefined => {
  if (schema === undefined) return undefined;
  // Anything that JSON Schema can’t express, such as a check by a function, is treated as allowing any value.
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described as Described;
};

/** The API calls made by a page built today. */
export const describedRoutes = (): Readonly<Record<string, DescribedRoute>> =>
  Object.fromEntries(
    Object.entries<Route>(routes).map(([name, { method, path, query, body, reply }]) => [
      name,
      { method, path, query: describe(query), body: describe(body), reply: describe(reply) },
    ]),
  );
