import type { ComponentProps } from 'react';
import { usePictureRecovery } from './use-picture-recovery.ts';

/** A picture from the account's own files; renders nothing when it can't load. Decorative, so it has no alt text. */
export const OwnPicture = (props: Omit<ComponentProps<'img'>, 'alt' | 'onError'>) => {
  const { attempt, isBroken, onError } = usePictureRecovery(props.src);
  return isBroken ? null : <img {...props} key={attempt} alt="" onError={onError} />;
};
