import { paths } from '#web/lib/paths.ts';
import { useSession } from './session.ts';

/** Where Get Started leads: to the dashboard for signed-in users, to the login page for everyone else. */
export const useEntrance = (): string =>
  useSession().status === 'signed-in' ? paths.dashboard : paths.login;
