import type { z } from 'zod';
import type { CreateVideo, VideoSettings } from '#contract/schemas/videos.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';

export interface VideoDefaultPorts {
  readonly users: Lazy<Users>;
  /** The stage’s defaults for accounts that haven’t chosen their own. */
  readonly aiLineByDefault: () => boolean;
}

type Choice = Pick<z.output<typeof CreateVideo>, 'aiLine' | 'captionStyle' | 'look'>;

/** A user’s defaults for new videos; anything they haven’t chosen comes from the stage’s defaults. */
export const videoDefaultsOf = async (
  { users, aiLineByDefault }: VideoDefaultPorts,
  userId: string,
): Promise<VideoSettings> => {
  const user = await users().find(userId);
  return {
    aiLine: user?.aiLine ?? aiLineByDefault(),
    ...(user?.look === undefined ? {} : { look: user.look }),
  };
};

/** The choices for one video, with the account’s defaults for the rest. */
export const completedChoice = async <C extends Choice>(
  ports: VideoDefaultPorts,
  userId: string,
  choice: C,
): Promise<Omit<C, 'aiLine'> & { readonly aiLine: boolean }> => {
  const isLookChosen = choice.look !== undefined || choice.captionStyle !== undefined;
  if (choice.aiLine !== undefined && isLookChosen) return { ...choice, aiLine: choice.aiLine };
  const { aiLine, look } = await videoDefaultsOf(ports, userId);
  return {
    ...(isLookChosen || look === undefined ? {} : { look }),
    ...choice,
    aiLine: choice.aiLine ?? aiLine,
  };
};
