import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '#web/data/api/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { keepInTab, takeFromTab } from '#web/lib/storage.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';

/* Actions that need a recent sign-in send the user to the login page (`?again=sessions`) and back. */

const PARAMETER = 'again';
const KEY = 'veilcast.sign-in-again';
const SCREENS = {
  settings: paths.settings,
  sessions: `${paths.settings}#sessions`,
  affiliate: paths.affiliate,
  /** Opened by `finishConnection` for users who come back from a platform without a session. */
  connections: `${paths.settings}?connection_problem=signed_out#connections`,
} as const;

/** A screen that asks for a recent sign-in. */
export type AgainFrom = keyof typeof SCREENS;

const isScreen = (name: string | null): name is AgainFrom => name !== null && Object.hasOwn(SCREENS, name);

/** The screen to return to, from the login page’s query; undefined unless the user is signing in again. */
export const againIn = (search: string): AgainFrom | undefined => {
  const name = new URLSearchParams(search).get(PARAMETER);
  return isScreen(name) ? name : undefined;
};

/** The screen to return to, from this page’s URL. */
export const useAgain = (): AgainFrom | undefined => againIn(useLocation().search);

export const pathOfScreen = (screen: AgainFrom): string => SCREENS[screen];

export const loginAgain = (screen: AgainFrom): string => `${paths.login}?${PARAMETER}=${screen}`;

/**
 * Remembers the screen in this tab while the user is at the identity provider; without a screen, clears an earlier
 * one.
 */
export const rememberAgain = (screen: AgainFrom | undefined): void => {
  if (screen === undefined) takeFromTab(KEY);
  else keepInTab(KEY, screen);
};

/** Removes and returns the screen kept in this tab, so a second call finds none. */
export const takeAgain = (): AgainFrom | undefined => {
  const kept = takeFromTab(KEY) ?? null;
  return isScreen(kept) ? kept : undefined;
};

/**
 * Returns a function that takes an error and returns true if the error requires a new sign-in. In that case,
 * the function says so and opens the login page, which leads back to `screen`.
 */
export const useSignInAgain = (screen: AgainFrom): ((error: unknown) => boolean) => {
  const { confirm } = useMessages();
  const navigate = useNavigate();
  const ask = async (sentence: string): Promise<void> => {
    if (await confirm(sentence, 'Sign In Again', 'primary')) await navigate(loginAgain(screen));
  };
  return (error) => {
    if (!isApiError(error) || error.code !== 'sign_in_again') return false;
    void ask(error.detail);
    return true;
  };
};
