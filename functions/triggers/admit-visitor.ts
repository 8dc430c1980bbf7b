import { z } from 'zod';
import type { SignInPasses } from '#functions/domain/account/passwords/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';

interface Ports {
  readonly passes: Lazy<SignInPasses>;
  readonly now: Clock;
}

const Texts = z.record(z.string(), z.string()).nullish();

/** What Cognito sends about a sign-in or a sign-up, without the password or the network address. */
const PoolEvent = z.looseObject({
  triggerSource: z.string(),
  /** The account's id in the pool, or whatever the visitor typed if there is no account. */
  userName: z.string(),
  request: z.looseObject({
    userAttributes: Texts,
    /** What the browser sent along with a sign-in. */
    validationData: Texts,
    /** What was sent along with a sign-up. */
    clientMetadata: Texts,
  }),
});

const CHECKED: ReadonlySet<string> = new Set(['PreAuthentication_Authentication', 'PreSignUp_SignUp']);

/** An error with a message that Cognito includes in its response. */
class NotAdmitted extends Error {
  override readonly name = 'NotAdmitted';
  constructor() {
    super('This attempt has no valid pass.');
  }
}

/**
 * The email address that a sign-in attempt is for. A pass for one address must be refused for any other, whether or
 * not that address has an account: otherwise the responses would reveal which addresses have one. Undefined when the
 * pool replaces an unknown address with its own id.
 */
const addressOf = ({ userName, request }: z.output<typeof PoolEvent>): string | undefined =>
  request.userAttributes?.['email'] ?? (userName.includes('@') ? userName : undefined);

/**
 * Lets a sign-in or sign-up through to the user pool once for each pass that our API gave out: the API counts guesses
 * when it gives out passes, because it can see the network address. Users of another identity provider have no
 * password to guess.
 */
export const admitVisitor = ({ passes, now }: Ports) => ({
  name: 'AdmitVisitor',
  input: PoolEvent,
  run: async (event: z.output<typeof PoolEvent>): Promise<z.output<typeof PoolEvent>> => {
    const { userAttributes, validationData, clientMetadata } = event.request;
    const isOthers =
      userAttributes?.['cognito:user_status'] === 'EXTERNAL_PROVIDER' ||
      userAttributes?.['identities'] !== undefined;
    if (!CHECKED.has(event.triggerSource) || isOthers) return event;
    const pass = validationData?.['pass'] ?? clientMetadata?.['pass'];
    if (pass === undefined || !(await passes().spend(pass, addressOf(event), now()))) throw new NotAdmitted();
    return event;
  },
});
