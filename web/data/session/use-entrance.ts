import { paths } from '#web/lib/paths.ts';
import { useSession } from './session.ts';

/** Where Get Started leads: to the dashboard for who is signed in, to the login for everyone else. */
export const useEntrance = (): string =>
  useSession().status === 'signed-in' ? paths.dashboard : paths.login;
