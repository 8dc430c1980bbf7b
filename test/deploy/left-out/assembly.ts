import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Resource = z.looseObject({
  Type: z.string(),
  Condition: z.string().optional(),
  Properties: z.looseObject({ Metrics: z.unknown() }).partial().optional(),
  DependsOn: z.union([z.string().transform((id) => [id]), z.array(z.string())]).optional(),
});
const Template = z.looseObject({ Resources: z.record(z.string(), Resource) });
const Assets = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string().optional() }) })),
});
const Reference = z.union([
  z.strictObject({ Ref: z.string() }).transform(({ Ref }) => Ref),
  z.strictObject({ 'Fn::GetAtt': z.array(z.unknown()) }).transform(({ 'Fn::GetAtt': [id] }) => String(id)),
]);

/** The kinds of resources in a synthesised stack, keyed by logical id. */
export type Wanted = ReadonlyMap<string, string>;

/** Alarms on several metrics are a separate kind, because an emulator may support only plain alarms. */
export const METRIC_MATH = 'AWS::CloudWatch::Alarm (metric math)';

const kindOf = ({ Type, Properties }: z.infer<typeof Resource>): string =>
  Type === 'AWS::CloudWatch::Alarm' && Properties?.Metrics !== undefined ? METRIC_MATH : Type;

/** The CloudFormation type of a kind. */
export const typeOf = (kind: string): string => kind.split(' ', 1)[0] ?? kind;

const PLACEHOLDER = 'left-out';
const TEMPLATE = '.template.json';

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(ending));

const readTemplate = (path: string): z.infer<typeof Template> =>
  Template.parse(JSON.parse(readFileSync(path, 'utf8')));

/**
 * A synthesis’s stacks, keyed by name, with their resources. Conditional resources are absent, because the proof
 * deploys without parameters, which turns every condition off.
 */
export const readAssembly = (folder: string): ReadonlyMap<string, Wanted> =>
  new Map(
    filesOf(folder, TEMPLATE).map((name) => {
      const { Resources } = readTemplate(join(folder, name));
      return [
        name.slice(0, -TEMPLATE.length),
        new Map(
          Object.entries(Resources)
            .filter(([, { Condition }]) => Condition === undefined)
            .map(([id, resource]) => [id, kindOf(resource)]),
        ),
      ];
    }),
  );

const without = (template: z.infer<typeof Template>, kinds: ReadonlySet<string>): string => {
  const kept = Object.entries(template.Resources).filter(([, resource]) => !kinds.has(kindOf(resource)));
  const here = new Set(kept.map(([id]) => id));
  const gone = new Set(Object.keys(template.Resources).filter((id) => !here.has(id)));
  const Resources = Object.fromEntries(
    kept.map(([id, { DependsOn, ...resource }]) => [
      id,
      { ...resource, ...(DependsOn && { DependsOn: DependsOn.filter((known) => here.has(known)) }) },
    ]),
  );
  return JSON.stringify({ ...template, Resources }, (_, value: unknown) => {
    const reference = Reference.safeParse(value);
    return reference.success && gone.has(reference.data) ? PLACEHOLDER : value;
  });
};

/** Templates are uploaded under their hash, so each changed template is renamed to its new hash. */
const renameTemplates = (folder: string): void => {
  for (const name of filesOf(folder, '.assets.json')) {
    const { files } = Assets.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    for (const [hash, { source }] of Object.entries(files))
      if (source.path?.endsWith(TEMPLATE) === true) {
        const fresh = createHash('sha256')
          .update(readFileSync(join(folder, source.path)))
          .digest('hex');
        for (const index of [name, 'manifest.json'])
          writeFileSync(
            join(folder, index),
            readFileSync(join(folder, index), 'utf8').replaceAll(hash, fresh),
          );
      }
  }
};

/**
 * Removes resources of these kinds from the templates of a synthesis and replaces references to them with
 * placeholders.
 */
export const leaveOut = (folder: string, kinds: ReadonlySet<string>): void => {
  for (const name of filesOf(folder, TEMPLATE)) {
    const path = join(folder, name);
    writeFileSync(path, without(readTemplate(path), kinds));
  }
  renameTemplates(folder);
};

/** Adds a resource that is created after all others in a stack. */
export const addLast = (folder: string, stack: string, resource: z.infer<typeof Resource>): void => {
  const path = join(folder, `${stack}${TEMPLATE}`);
  const { Resources, ...template } = readTemplate(path);
  const Last = { ...resource, DependsOn: Object.keys(Resources) };
  writeFileSync(path, JSON.stringify({ ...template, Resources: { ...Resources, Last } }));
  renameTemplates(folder);
};
