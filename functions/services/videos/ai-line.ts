import type { Users } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';

export interface AiLinePorts {
  readonly users: Lazy<Users>;
  /** What the stage says for accounts that have not chosen. */
  readonly aiLineByDefault: () => boolean;
}

/** Whether a user's new videos say in the picture that AI made them, unless the user says otherwise for one of them. */
export const aiLineOf = async ({ users, aiLineByDefault }: AiLinePorts, userId: string): Promise<boolean> =>
  (await users().find(userId))?.aiLine ?? aiLineByDefault();
