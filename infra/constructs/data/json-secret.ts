import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

interface JsonSecretProps {
  readonly name: string;
  readonly description: string;
  /** A field that starts with a random value. */
  readonly minted?: string;
  /** Whether to keep it when its stack is deleted: some keys cannot be created again. */
  readonly kept?: boolean;
}

const MINTED_CHARS = 48;

/**
 * A secret whose value is a JSON object. It starts with one random field, because CloudFormation then never overwrites
 * the value; the other fields are merged in during deployment or by an operator.
 */
export class JsonSecret extends Secret {
  constructor(
    scope: Construct,
    id: string,
    { name, description, minted = 'seed', kept = false }: JsonSecretProps,
  ) {
    super(scope, id, {
      secretName: name,
      description,
      removalPolicy: kept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: minted,
        passwordLength: MINTED_CHARS,
        excludePunctuation: true,
      },
    });
  }
}
