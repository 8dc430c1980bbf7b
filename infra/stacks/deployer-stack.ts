import { Aws, CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnOIDCProvider, Effect, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

const GITHUB = 'token.actions.githubusercontent.com';
const AUDIENCE = 'sts.amazonaws.com';
/** The roles of `cdk bootstrap`, which do all the work of a deployment. */
const BOOTSTRAP_ROLES = 'cdk-hnb659fds-';
/** A canary release waits 5 minutes in each route stack, and 15 in the workflow stack. */
const LONGEST_SESSION = Duration.hours(3);

/** Lets GitHub’s workflows prove their identity to the account. An account has only one of these, for all stages. */
export class GithubStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    new CfnOIDCProvider(this, 'Provider', {
      url: `https://${GITHUB}`,
      clientIdList: [AUDIENCE],
    }).applyRemovalPolicy(RemovalPolicy.RETAIN);
  }
}

interface DeployerProps extends StackProps {
  readonly stageName: string;
  /** `owner/name` at GitHub, with the ids of both, as in the subject of GitHub’s tokens: see `REPOSITORY`. */
  readonly repository: string;
}

/**
 * The roles that the repository’s workflows assume: one deploys the stage, and only from the stage’s environment at
 * GitHub; the other compares pull requests with the stage and can’t change anything.
 */
export class DeployerStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, repository, ...props }: DeployerProps) {
    super(scope, id, props);
    const roleFor = (name: string, subject: string, bootstrapRoles: string): void => {
      const role = new Role(this, name, {
        roleName: `veilcast-${name.toLowerCase()}-${stageName}`,
        assumedBy: new WebIdentityPrincipal(
          `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:oidc-provider/${GITHUB}`,
          {
            StringEquals: { [`${GITHUB}:aud`]: AUDIENCE, [`${GITHUB}:sub`]: `repo:${repository}:${subject}` },
          },
        ),
        maxSessionDuration: LONGEST_SESSION,
      });
      role.addToPolicy(
        new PolicyStatement({
          effect: Effect.ALLOW,
          actions: ['sts:AssumeRole'],
          resources: [`arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/${BOOTSTRAP_ROLES}${bootstrapRoles}`],
        }),
      );
      role.addToPolicy(
        new PolicyStatement({
          effect: Effect.ALLOW,
          actions: ['cloudformation:DescribeStacks'],
          resources: [
            `arn:${Aws.PARTITION}:cloudformation:*:${Aws.ACCOUNT_ID}:stack/Veilcast-${stageName}-*`,
          ],
        }),
      );
      new CfnOutput(this, `${name}Role`, { value: role.roleArn }).overrideLogicalId(`${name}Role`);
    };
    roleFor('Deploy', `environment:${stageName}`, '*');
    roleFor('Diff', 'pull_request', 'lookup-role-*');
  }
}
