import { Link } from 'react-router-dom';
import { Icon } from '#web/ui/page/icons.tsx';

export const BackLink = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Link to={to} className="button button--quiet studio-back" aria-label={label}>
    <Icon name="back" />
    <span className="studio-back__word">{label}</span>
  </Link>
);
