import { useState } from 'react';
import './still.css';

/** A picture that fades into its frame once it has loaded, and leaves the frame plain if it cannot. */
export const Still = ({ source }: { readonly source: string }) => {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading');
  if (state === 'broken') return null;
  return (
    <img
      className={`still still--${state}`}
      src={source}
      alt=""
      width="288"
      height="512"
      decoding="async"
      onLoad={() => setState('loaded')}
      onError={() => setState('broken')}
    />
  );
};
