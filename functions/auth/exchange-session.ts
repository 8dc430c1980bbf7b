import type { routes } from '#contract/routes.ts';
import type {
  Credits,
  Lazy,
  MediaAccess,
  Sessions,
  SignIn,
  SignInTickets,
  Users,
} from '#functions/domain/ports.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import { toWireUser } from '#functions/domain/user.ts';
import type { Handle } from '#functions/domain/visit.ts';

interface Ports {
  readonly signIn: Lazy<SignIn>;
  readonly tickets: Lazy<SignInTickets>;
  readonly users: Lazy<Users>;
  readonly sessions: Lazy<Sessions>;
  readonly credits: Lazy<Credits>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** Exchanges a one-time `session_id` for a session, once, within 120 s, in the browser that began the sign-in. */
export const exchangeSession =
  ({
    signIn,
    tickets,
    users,
    sessions,
    credits,
    mediaAccess,
  }: Ports): Handle<typeof routes.exchangeSession> =>
  async ({ body }, { now, sealedSignIn, sessionToken }) => {
    const browser = sealedSignIn === undefined ? undefined : await signIn().browserOf(sealedSignIn, now);
    const identity =
      browser === undefined ? undefined : await tickets().redeem(body.session_id, browser, now);
    if (identity === undefined) throw new Refusal('sign_in_expired');
    const user = await users().signIn(identity, now);
    if (sessionToken !== undefined) await sessions().end(sessionToken);
    const [open, account, mediaCookies] = await Promise.all([
      sessions().open(user.id, now),
      credits().read(user.id, now),
      mediaAccess().cookiesFor(user.id, now),
    ]);
    return { reply: toWireUser(user, account, now), session: { open }, signIn: 'forget', mediaCookies };
  };
