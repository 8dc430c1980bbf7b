import { useState } from 'react';
import { initialsOf } from '#web/lib/format.ts';
import './avatar.css';

interface AvatarProps {
  readonly name: string;
  /** The URL of the user’s own picture. */
  readonly picture?: string | undefined;
  /** Platforms crop account pictures to a square. */
  readonly isSquare?: boolean;
}

/** The user’s picture, or initials drawn in the browser, which works offline and doesn’t disclose any names. */
export const Avatar = ({ name, picture, isSquare = false }: AvatarProps) => {
  const [broken, setBroken] = useState<string>();
  const className = isSquare ? 'avatar avatar--square' : 'avatar';
  if (picture === undefined || picture === broken) {
    return (
      <span className={className} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={className}
      src={picture}
      alt=""
      width="36"
      height="44"
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture)}
    />
  );
};
