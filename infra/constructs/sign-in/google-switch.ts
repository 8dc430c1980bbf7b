import { CfnCondition, CfnParameter, Fn, type Stack } from 'aws-cdk-lib';
import { GOOGLE_PARAMETER } from '#infra/stage/names.ts';

/**
 * Whether users can sign in with Google: a stack parameter, so that every stage has the same template. `npm run deploy`
 * fills it in when the client is stored and leaves it empty otherwise. Each stack that needs the switch has its own.
 */
export class GoogleSwitch {
  /** Our client id at Google; empty while Google is off. */
  readonly clientId: string;
  /** True while Google is on. */
  readonly condition: CfnCondition;

  constructor(stack: Stack) {
    const parameter = new CfnParameter(stack, GOOGLE_PARAMETER, {
      default: '',
      description: 'The client id at Google; leave empty to switch off Google sign-in',
    });
    this.clientId = parameter.valueAsString;
    this.condition = new CfnCondition(stack, 'GoogleIsOn', {
      expression: Fn.conditionNot(Fn.conditionEquals(this.clientId, '')),
    });
  }

  /** Returns the first string while Google is on, and the second while it is off. */
  either(on: string, off: string): string {
    return Fn.conditionIf(this.condition.logicalId, on, off).toString();
  }
}
