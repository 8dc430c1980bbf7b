import { useState } from 'react';
import { initialsOf } from '#web/lib/format.ts';
import './avatar.css';

interface AvatarProps {
  readonly name: string;
  /** The address of the user's own picture. */
  readonly picture?: string | undefined;
}

/** The user's picture, or initials drawn in the browser, which works offline and discloses no names. */
export const Avatar = ({ name, picture }: AvatarProps) => {
  const [broken, setBroken] = useState<string>();
  if (picture === undefined || picture === broken) {
    return (
      <span className="avatar" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className="avatar"
      src={picture}
      alt=""
      width="36"
      height="44"
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture)}
    />
  );
};
