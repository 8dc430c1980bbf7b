import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

interface JsonSecretProps {
  readonly name: string;
  readonly description: string;
  /** A field that holds a random text from the start. */
  readonly minted?: string;
  /** Whether it stays when its stack goes: some keys cannot be made again. */
  readonly kept?: boolean;
}

const MINTED_CHARS = 48;

/**
 * A secret whose value is a JSON object. It begins with one random field, because CloudFormation then never writes the
 * value again; the other fields are merged in at deploy time or by an operator.
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
