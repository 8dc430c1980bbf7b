import { readFile } from 'node:fs/promises';
import {
  CloudFormationClient,
  DescribeChangeSetCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  paginateDescribeStackEvents,
  paginateListChangeSets,
} from '@aws-sdk/client-cloudformation';
import { LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import { regionOf } from './deployed-stack.ts';

/** A place that people who must not see secrets can read, and the text found there. */
export interface Place {
  readonly name: string;
  readonly text: string;
}

const ofStack = async (stack: string): Promise<Place[]> => {
  const client = new CloudFormationClient({ region: regionOf(stack) });
  const StackName = stack;
  const texts: Place[] = [];
  const add = (part: string, value: unknown) =>
    texts.push({ name: `${part} of ${stack}`, text: JSON.stringify(value) });
  for (const TemplateStage of ['Original', 'Processed'] as const)
    add('template', (await client.send(new GetTemplateCommand({ StackName, TemplateStage }))).TemplateBody);
  add('outputs', (await client.send(new DescribeStacksCommand({ StackName }))).Stacks);
  for await (const { StackEvents = [] } of paginateDescribeStackEvents({ client }, { StackName }))
    for (const event of StackEvents) add(`event of ${event.LogicalResourceId}`, event);
  for await (const { Summaries = [] } of paginateListChangeSets({ client }, { StackName }))
    for (const { ChangeSetName } of Summaries) {
      const asked = { StackName, ChangeSetName, IncludePropertyValues: true };
      add('change set', await client.send(new DescribeChangeSetCommand(asked)));
    }
  return texts;
};

const functions = async (): Promise<Place[]> => {
  const texts: Place[] = [];
  for await (const { Functions = [] } of paginateListFunctions({ client: new LambdaClient({}) }, {}))
    for (const { FunctionName, ...settings } of Functions)
      texts.push({ name: `settings of ${FunctionName}`, text: JSON.stringify(settings) });
  return texts;
};

/** The lines logged by functions, including custom resources. */
export const logLines = async (file: string): Promise<Place[]> =>
  (await readFile(file, 'utf8')).split('\n').map((text) => ({ name: 'log', text }));

/** Everything that a deployment and its functions have left where others can read it. */
export const plainText = async (stacks: readonly string[], logFile: string): Promise<Place[]> => [
  ...(await Promise.all(stacks.map(ofStack))).flat(),
  ...(await functions()),
  ...(await logLines(logFile)),
];
