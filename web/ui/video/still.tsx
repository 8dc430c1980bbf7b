import { useState } from 'react';
import { usePictureRecovery } from '#web/ui/media/use-picture-recovery.ts';
import './still.css';

/** A picture that fades in once it has loaded; if it can't load, its frame stays plain. */
export const Still = ({ source }: { readonly source: string }) => {
  const [isLoaded, setLoaded] = useState(false);
  const { attempt, isBroken, onError } = usePictureRecovery(source);
  if (isBroken) return null;
  return (
    <img
      key={attempt}
      className={`still still--${isLoaded ? 'loaded' : 'loading'}`}
      src={source}
      alt=""
      width="288"
      height="512"
      decoding="async"
      onLoad={() => setLoaded(true)}
      onError={onError}
    />
  );
};
