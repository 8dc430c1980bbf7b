import { CfnCondition, CfnParameter, Fn, type Stack } from 'aws-cdk-lib';
import { GOOGLE_PARAMETER } from '#infra/stage/names.ts';

/**
 * Whether people sign in by Google: a parameter of the stack, so that every stage has the same template. `npm run deploy`
 * fills it in when the client is stored, and leaves it empty otherwise. Each stack that asks has a switch of its own.
 */
export class GoogleSwitch {
  /** Google's name of our client; empty while Google is off. */
  readonly clientId: string;
  /** True while Google is on. */
  readonly condition: CfnCondition;

  constructor(stack: Stack) {
    const parameter = new CfnParameter(stack, GOOGLE_PARAMETER, {
      default: '',
      description: "The id of Google's OAuth client; empty: nobody signs in by Google",
    });
    this.clientId = parameter.valueAsString;
    this.condition = new CfnCondition(stack, 'GoogleIsOn', {
      expression: Fn.conditionNot(Fn.conditionEquals(this.clientId, '')),
    });
  }

  /** One text while Google is on, another while it is off. */
  either(on: string, off: string): string {
    return Fn.conditionIf(this.condition.logicalId, on, off).toString();
  }
}
