import type { SecondFactors } from '#functions/domain/account/passwords/ports.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { tellOwner } from './tell-owner.ts';

export interface SecondFactorPorts {
  readonly secondFactors: Lazy<SecondFactors>;
  readonly outbox: Lazy<Outbox>;
}

/**
 * Notifies the owner when two-step sign-in has been turned on or off since the user pool was last queried.
 */
export const tellOfSecondFactor = async (
  { secondFactors, outbox }: SecondFactorPorts,
  { userId, isOn }: { readonly userId: string; readonly isOn: boolean },
  now: Date,
): Promise<void> => {
  if (!(await secondFactors().note(userId, isOn, now))) return;
  await tellOwner({ outbox, now: () => now })(userId, 'credentials-changed', {
    at: now.toISOString(),
    change: isOn ? 'second-factor-on' : 'second-factor-off',
  });
};
