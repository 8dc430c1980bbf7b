import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import { EDGE_REGION } from '#infra/stage/names.ts';
import { REGION } from '#test/deploy/emulator/cloud-environment.ts';
import { ProofError } from '#test/deploy/proof-error.ts';

/** The region of a stack. */
export const regionOf = (stack: string): string => (stack.endsWith('-edge') ? EDGE_REGION : REGION);

interface DeployedResource {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  /** The physical id. */
  readonly physicalId: string;
}

/** A stack's resources according to CloudFormation. */
export class DeployedStack {
  readonly resources: readonly DeployedResource[];

  private constructor(resources: readonly DeployedResource[]) {
    this.resources = resources;
  }

  static async read(name: string): Promise<DeployedStack> {
    const client = new CloudFormationClient({ region: regionOf(name) });
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

  /** The physical id of the only resource whose type and logical id match. */
  nameOf(type: string, id = /^/u): string {
    const found = this.resources.filter((resource) => resource.type === type && id.test(resource.id));
    const [only] = found;
    if (only === undefined || found.length > 1)
      throw new ProofError(`Expected one resource of ${type} in the stack, found ${found.length}.`);
    return only.physicalId;
  }
}

/** Whether a stack with this name exists. */
export const stackExists = async (name: string): Promise<boolean> => {
  try {
    const { Stacks = [] } = await new CloudFormationClient({ region: regionOf(name) }).send(
      new DescribeStacksCommand({ StackName: name }),
    );
    return Stacks.some(({ StackStatus }) => StackStatus !== 'DELETE_COMPLETE');
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist')) return false;
    throw error;
  }
};
