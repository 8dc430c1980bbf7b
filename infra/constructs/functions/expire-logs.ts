import { CfnResource, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { NodeFunction } from './node-function.ts';

const FUNCTION = 'AWS::Lambda::Function';

/**
 * Gives each function that CDK adds itself, such as the one that uploads the site, a log group whose lines expire.
 * The log group that Lambda would create keeps its lines forever, even after the stack is gone.
 */
export const expireLogs = (stack: Stack): void => {
  for (const made of stack.node.findAll()) {
    if (!CfnResource.isCfnResource(made) || made.cfnResourceType !== FUNCTION) continue;
    const { scope } = made.node;
    if (scope === undefined || scope instanceof NodeFunction) continue;
    const { logGroupName } = new LogGroup(scope, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    made.addPropertyOverride('LoggingConfig.LogGroup', logGroupName);
  }
};
