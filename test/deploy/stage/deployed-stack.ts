import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import { ProofError } from '#test/deploy/proof-error.ts';

interface DeployedResource {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  /** The cloud's own name for it. */
  readonly physicalId: string;
}

/** What CloudFormation says a stack holds. */
export class DeployedStack {
  readonly resources: readonly DeployedResource[];

  private constructor(resources: readonly DeployedResource[]) {
    this.resources = resources;
  }

  static async read(name: string): Promise<DeployedStack> {
    const client = new CloudFormationClient({});
    const resources: DeployedResource[] = [];
    for await (const { StackResourceSummaries = [] } of paginateListStackResources(
      { client },
      { StackName: name },
    ))
      for (const {
        LogicalResourceId,
        ResourceType,
        ResourceStatus,
        PhysicalResourceId,
      } of StackResourceSummaries)
        resources.push({
          id: LogicalResourceId ?? '',
          type: ResourceType ?? '',
          status: ResourceStatus ?? '',
          physicalId: PhysicalResourceId ?? '',
        });
    return new DeployedStack(resources);
  }

  /** The cloud's name of the one resource whose type and logical id fit. */
  nameOf(type: string, id = /^/u): string {
    const found = this.resources.filter((resource) => resource.type === type && id.test(resource.id));
    const [only] = found;
    if (only === undefined || found.length > 1)
      throw new ProofError(`The stack holds ${found.length} resources of ${type} where one was expected.`);
    return only.physicalId;
  }
}

/** Whether CloudFormation knows a stack of this name. */
export const stackExists = async (name: string): Promise<boolean> => {
  try {
    const { Stacks = [] } = await new CloudFormationClient({}).send(
      new DescribeStacksCommand({ StackName: name }),
    );
    return Stacks.some(({ StackStatus }) => StackStatus !== 'DELETE_COMPLETE');
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist')) return false;
    throw error;
  }
};
