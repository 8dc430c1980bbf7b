import type { ComponentProps } from 'react';
import { usePictureRecovery } from './use-picture-recovery.ts';

/** A picture among the account's own files; nothing where it can't be loaded. It only decorates, so it has no words. */
export const OwnPicture = (props: Omit<ComponentProps<'img'>, 'alt' | 'onError'>) => {
  const { attempt, isBroken, onError } = usePictureRecovery(props.src);
  return isBroken ? null : <img {...props} key={attempt} alt="" onError={onError} />;
};
