import { initialsOf } from '#web/lib/format.ts';
import './avatar.css';

/** A person's initials, drawn here: works offline and tells no third party a name. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span className="avatar" aria-hidden="true">
    {initialsOf(name)}
  </span>
);
