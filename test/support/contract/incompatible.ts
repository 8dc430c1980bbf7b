import * as z from 'zod';
import type { Described, DescribedRoute } from './described.ts';

const fits = (schema: Described, value: unknown): boolean =>
  z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(value).success;

const branchesOf = (schema: Described): readonly Described[] | undefined => {
  const { anyOf, oneOf, type } = schema;
  return (
    anyOf ?? oneOf ?? (typeof type === 'object' ? type.map((one) => ({ ...schema, type: one })) : undefined)
  );
};
const valuesOf = (schema: Described): readonly unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined);

/** Limits on a value, and for each limit whether a larger number allows more. */
const LIMITS = [
  ['minLength', -1],
  ['maxLength', 1],
  ['minimum', -1],
  ['maximum', 1],
  ['minItems', -1],
  ['maxItems', 1],
] as const satisfies readonly (readonly [keyof Described, 1 | -1])[];

const limitProblems = (reader: Described, writer: Described, at: string): string[] =>
  LIMITS.flatMap(([limit, way]) => {
    const [read, written] = [reader[limit], writer[limit]];
    if (read === undefined || (written !== undefined && (read - written) * way >= 0)) return [];
    return [`${at} may have a ${limit} of ${written ?? 'any size'}, not only ${read}`];
  });

const objectProblems = (reader: Described, writer: Described, at: string): string[] => {
  const [read, written] = [reader.properties ?? {}, writer.properties ?? {}];
  const rest = reader.additionalProperties ?? true;
  return [
    ...(reader.required ?? [])
      .filter((name) => writer.required?.includes(name) !== true)
      .map((name) => `${at}.${name} may be missing`),
    ...Object.entries(written).flatMap(([name, schema]) => {
      const known = read[name] ?? (typeof rest === 'boolean' ? undefined : rest);
      if (known !== undefined) return problems(known, schema, `${at}.${name}`);
      return rest === false ? [`${at}.${name} is not known`] : [];
    }),
    ...(typeof rest === 'object' && typeof writer.additionalProperties === 'object'
      ? problems(rest, writer.additionalProperties, `${at}.*`)
      : []),
  ];
};

/**
 * Why a reader would refuse values that a writer may write, as sentence fragments; empty if the reader accepts them
 * all. When in doubt, schemas count as incompatible: patterns and formats are the same only if they are spelled the
 * same.
 */
const problems = (reader: Described, writer: Described, at: string): string[] => {
  const written = branchesOf(writer);
  if (written !== undefined) return written.flatMap((branch) => problems(reader, branch, at));
  const values = valuesOf(writer);
  if (values !== undefined)
    return values
      .filter((value) => !fits(reader, value))
      .map((value) => `${at} may be ${JSON.stringify(value)}`);
  const read = branchesOf(reader);
  if (read !== undefined) {
    const tried = read.map((branch) => problems(branch, writer, at));
    return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (reader.allOf !== undefined) return reader.allOf.flatMap((part) => problems(part, writer, at));
  const allowed = valuesOf(reader);
  if (allowed !== undefined) return [`${at} may be anything but ${JSON.stringify(allowed)}`];
  const isWhole = reader.type === 'number' && writer.type === 'integer';
  if (reader.type !== undefined && reader.type !== writer.type && !isWhole)
    return [`${at} may be of type ${String(writer.type ?? 'any')}, not only ${String(reader.type)}`];
  return [
    ...limitProblems(reader, writer, at),
    ...(reader.pattern === undefined || reader.pattern === writer.pattern
      ? []
      : [`${at} may not match ${reader.pattern}`]),
    ...(reader.format === undefined || reader.format === writer.format
      ? []
      : [`${at} may not be of format ${reader.format}`]),
    ...(reader.type === 'object' ? objectProblems(reader, writer, at) : []),
    ...(reader.items === undefined ? [] : problems(reader.items, writer.items ?? {}, `${at}[]`)),
  ];
};

const NOTHING: Described = {};

/**
 * What a page built with the older contract can no longer do with an API on the newer contract, one sentence per
 * problem.
 */
export const incompatible = (
  older: Readonly<Record<string, DescribedRoute>>,
  newer: Readonly<Record<string, DescribedRoute>>,
): string[] =>
  Object.entries(older).flatMap(([name, before]) => {
    const after = newer[name];
    if (after === undefined) return [`${name} is gone`];
    if (after.method !== before.method || after.path !== before.path)
      return [`${name} was ${before.method} ${before.path}, and is ${after.method} ${after.path}`];
    const sent = (['query', 'body'] as const).flatMap((part) =>
      after[part] === undefined ? [] : problems(after[part], before[part] ?? NOTHING, part),
    );
    const read = before.reply === undefined ? [] : problems(before.reply, after.reply ?? NOTHING, 'reply');
    return [...sent, ...read].map((problem) => `${name}: ${problem}`);
  });
